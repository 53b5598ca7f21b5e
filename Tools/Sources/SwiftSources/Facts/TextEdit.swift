/// A change of a file's text.
public struct TextEdit: Sendable, Hashable {
  /// The bytes that are replaced.
  public let range: Range<Int>
  /// What replaces them.
  public let replacement: String

  /// Describes a change.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
