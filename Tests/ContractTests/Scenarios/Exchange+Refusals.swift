/// What is wrong with a field, in PocketBase's codes and words.
enum Fault: Sendable {
  case required, notEmail, notUnique, mismatch, wrongOldPassword, passwordTooLong
  case invalidFormat, fixedID
  case tooShort(Int)
  case idTooShort
  case tooLong(Int)
  case outOfRange(Int, Int)
  case notAChoice(String)

  var json: String {
    switch self {
    case .required: #"{"code":"validation_required","message":"Cannot be blank."}"#
    case .notEmail: #"{"code":"validation_is_email","message":"Must be a valid email address."}"#
    case .notUnique: #"{"code":"validation_not_unique","message":"Value must be unique."}"#
    case .mismatch: #"{"code":"validation_values_mismatch","message":"Values don't match."}"#
    case .wrongOldPassword:
      #"{"code":"validation_invalid_old_password","message":"Missing or invalid old password."}"#
    case .passwordTooLong:
      #"{"code":"validation_max_text_constraint","message":"Must be less than 71 character(s)."}"#
    case .invalidFormat: #"{"code":"validation_invalid_format","message":"Invalid value format."}"#
    case .fixedID:
      #"{"code":"validation_pk_change","message":"The record primary key cannot be changed."}"#
    case .idTooShort:
      """
      {"code":"validation_min_text_constraint","message":"Must be at least 15 character(s).","params":{"min":15}}
      """
    case .tooShort(let minimum):
      #"{"code":"validation_min_text_constraint","message":"Must be at least \#(minimum) character(s)."}"#
    case .tooLong(let maximum):
      """
      {"code":"validation_max_text_constraint","message":"Must be no more than \(maximum) character(s).",
      "params":{"max":\(maximum)}}
      """
    case .outOfRange(let minimum, let maximum):
      """
      {"code":"validation_length_out_of_range",
      "message":"The length must be between \(minimum) and \(maximum).",
      "params":{"min":\(minimum),"max":\(maximum)}}
      """
    case .notAChoice(let value):
      #"{"code":"validation_invalid_value","message":"Invalid value \#(value).","params":{"value":"\#(value)"}}"#
    }
  }
}

extension Exchange {
  func isRefused(_ status: Int, _ message: String, _ faults: [String: Fault] = [:]) -> Exchange {
    let data = faults.map { #""\#($0.key)":\#($0.value.json)"# }.joined(separator: ",")
    return answers(status, #"{"status":\#(status),"message":"\#(message)","data":{\#(data)}}"#)
  }

  func isNotCreated(_ faults: [String: Fault] = [:]) -> Exchange {
    isRefused(400, "Failed to create record.", faults)
  }

  func isNotUpdated(_ faults: [String: Fault] = [:]) -> Exchange {
    isRefused(400, "Failed to update record.", faults)
  }

  func isInvalid(_ faults: [String: Fault]) -> Exchange {
    isRefused(400, "An error occurred while validating the submitted data.", faults)
  }

  var isUnreadable: Exchange { isRefused(400, "An error occurred while loading the submitted data.") }
  var isBadRequest: Exchange { isRefused(400, "Something went wrong while processing your request.") }
  var isNotAuthenticated: Exchange { isRefused(400, "Failed to authenticate.") }
  var isUnauthorized: Exchange {
    isRefused(401, "The request requires valid record authorization token.")
  }
  var isTooLarge: Exchange { isRefused(413, "Request entity too large.") }
  var isNotFound: Exchange { isRefused(404, "The requested resource wasn't found.") }
  /// Not found, in whatever words.
  var leadsNowhere: Exchange { isRefused(404, "<text>").undescribed }
}
