/// Why one field of a request was refused, in PocketBase's codes and words.
struct FieldFault: Encodable, Equatable {
  let code: String
  let message: String
  /// What the message speaks of.
  var params: [String: Parameter]?

  enum Parameter: Equatable {
    case number(Int)
    case text(String)
  }

  static let required = FieldFault(code: "validation_required", message: "Cannot be blank.")
  static let notEmail = FieldFault(code: "validation_is_email", message: "Must be a valid email address.")
  static let notUnique = FieldFault(code: "validation_not_unique", message: "Value must be unique.")
  static let invalidFormat = FieldFault(
    code: "validation_invalid_format", message: "Invalid value format.")
  static let fixedID = FieldFault(
    code: "validation_pk_change", message: "The record primary key cannot be changed.")
  static let mismatch = FieldFault(code: "validation_values_mismatch", message: "Values don't match.")
  static let wrongOldPassword = FieldFault(
    code: "validation_invalid_old_password", message: "Missing or invalid old password.")
  static let passwordTooLong = FieldFault(
    code: "validation_max_text_constraint",
    message: "Must be less than \(Password.maximumBytes) character(s).")

  static func tooShort(minimum: Int) -> FieldFault {
    FieldFault(
      code: "validation_min_text_constraint", message: "Must be at least \(minimum) character(s).")
  }

  static func tooLong(maximum: Int) -> FieldFault {
    FieldFault(
      code: "validation_max_text_constraint", message: "Must be no more than \(maximum) character(s).",
      params: ["max": .number(maximum)])
  }

  static func outOfRange(_ range: ClosedRange<Int>) -> FieldFault {
    FieldFault(
      code: "validation_length_out_of_range",
      message: "The length must be between \(range.lowerBound) and \(range.upperBound).",
      params: ["min": .number(range.lowerBound), "max": .number(range.upperBound)])
  }

  static func notAChoice(_ value: String) -> FieldFault {
    FieldFault(
      code: "validation_invalid_value", message: "Invalid value \(value).", params: ["value": .text(value)])
  }
}

extension FieldFault.Parameter: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

typealias FieldFaults = [String: FieldFault]
