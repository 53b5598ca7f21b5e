/// What a server said when it refused a request.
///
/// The texts of an answer are data from outside. Those read from one are bounded, have no control characters or
/// escape sequences, and don't repeat a token or a password that was sent.
public struct ServerRejection: Sendable, Equatable {
  /// The status code, 400...599.
  public var status: Int
  /// The server's reason; empty when it gave none.
  public var message: String
  /// What is wrong with single fields of the body that was sent, by their names.
  public var fields: [String: FieldError]
  /// How long the server asks to wait before the next try, up to a day; nil when it doesn't.
  public var retryAfter: Duration?

  /// Makes a rejection.
  ///
  /// - Parameters:
  ///   - status: the status code, 400...599.
  ///   - message: the server's reason, or empty.
  ///   - fields: what is wrong with single fields.
  ///   - retryAfter: how long the server asks to wait before the next try.
  public init(
    status: Int, message: String = "", fields: [String: FieldError] = [:], retryAfter: Duration? = nil
  ) {
    self.status = status
    self.message = message
    self.fields = fields
    self.retryAfter = retryAfter
  }

  /// Whether it is about the moment (408, 425, 429, 5xx), not about who asks or what was sent.
  public var mayPass: Bool { [408, 425, 429].contains(status) || status >= 500 }
}
