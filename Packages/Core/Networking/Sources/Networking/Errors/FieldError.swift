/// What a server says is wrong with one field.
public struct FieldError: Sendable, Equatable {
  /// A name for the reason that doesn't change with the language, such as `validation_required`.
  public var code: String
  /// The reason in words; empty when the server gave none.
  public var message: String

  /// Makes a field error.
  ///
  /// - Parameters:
  ///   - code: a name for the reason.
  ///   - message: the reason in words.
  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}
