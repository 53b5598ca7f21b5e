/// Text to read. It may come from a server: shells draw it as data.
public struct Text: Equatable, Sendable {
  /// What the text says, possibly over several lines.
  public var string: String
  /// How it is meant.
  public var role: Role

  /// Makes a text.
  public init(_ string: String, role: Role = .body) {
    self.string = string
    self.role = role
  }

  /// How a text is meant; a shell picks text style and colour from it.
  public enum Role: Equatable, Sendable, CaseIterable {
    /// Ordinary text.
    case body
    /// A heading inside a section.
    case headline
    /// Less important text.
    case secondary
    /// Good news.
    case success
    /// Something to be careful about.
    case warning
    /// Something wrong that the person can mend.
    case error
  }
}
