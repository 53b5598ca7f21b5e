/// Why a service could not do what it was asked, in words for the person.
public enum ServiceError: Error, Equatable, Sendable, Codable {
  /// The server was not reached or did not answer properly; nothing was refused.
  case networkTrouble(message: String)
  /// The server is closed for maintenance.
  case maintenance(message: String)
  /// The server gets more requests than it takes, and asks to wait.
  case busy(message: String)
  /// The server refuses the credentials or the session.
  case refused(message: String)
  /// The server does not accept what was sent.
  ///
  /// - Parameters:
  ///   - message: what is wrong on the whole.
  ///   - fields: what is wrong with single fields, by the names of the fields.
  case invalid(message: String, fields: [String: String])
  /// This device could not store or read something.
  case storage(message: String)
  /// The work was cancelled; nobody needs to be told.
  case cancelled

  /// The server has ended the session.
  public static let sessionEnded = ServiceError.refused(message: "Your session has ended. Sign in again.")

  /// What happened and what to do next; empty for cancelled work.
  public var message: String {
    switch self {
    case .networkTrouble(let message), .maintenance(let message), .busy(let message),
      .refused(let message), .invalid(let message, _), .storage(let message):
      message
    case .cancelled: ""
    }
  }

  /// What is wrong with single fields, by the names of the fields.
  public var fields: [String: String] {
    if case .invalid(_, let fields) = self { fields } else { [:] }
  }
}
