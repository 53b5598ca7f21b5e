/// An answer that isn't the one hoped for, in PocketBase's status codes and words.
struct Refusal: Error, Encodable, Equatable {
  let status: Int
  let message: String
  /// The fields at fault, if any.
  var data: FieldFaults = [:]

  static let notFound = Refusal(status: 404, message: "The requested resource wasn't found.")
  static let unauthorized = Refusal(
    status: 401, message: "The request requires valid record authorization token.")
  static let badRequest = Refusal(status: 400, message: "Something went wrong while processing your request.")
  static let unreadable = Refusal(status: 400, message: "An error occurred while loading the submitted data.")
  static let unsupportedType = Refusal(status: 400, message: "Unsupported Content-Type.")
  static let tooLarge = Refusal(status: 413, message: "Request entity too large.")
  static let notAuthenticated = Refusal(status: 400, message: "Failed to authenticate.")
  static let serverFault = Refusal(
    status: 500, message: "Something went wrong while processing your request.")

  static func invalid(_ faults: FieldFaults) -> Refusal {
    Refusal(status: 400, message: "An error occurred while validating the submitted data.", data: faults)
  }

  static func notCreated(_ faults: FieldFaults = [:]) -> Refusal {
    Refusal(status: 400, message: "Failed to create record.", data: faults)
  }

  static func notUpdated(_ faults: FieldFaults) -> Refusal {
    Refusal(status: 400, message: "Failed to update record.", data: faults)
  }
}
