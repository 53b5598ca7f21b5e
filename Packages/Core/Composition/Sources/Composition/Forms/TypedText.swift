/// What a person typed. It may be a password, so no description and no dump shows it.
public struct TypedText: Equatable, Sendable {
  /// The text itself.
  public let string: String

  /// Hides a text.
  public init(_ string: String) {
    self.string = string
  }
}

extension TypedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says only that there is something.
  public var description: String { "(hidden)" }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
