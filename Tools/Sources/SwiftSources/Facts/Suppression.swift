/// A comment that says that findings are wanted: `// trellis:disable:next RULE - reason`.
public struct Suppression: Sendable, Equatable {
  /// Which lines it speaks of.
  public enum Scope: UInt8, Sendable {
    /// The next line with code; with attributes before a declaration, up to its name.
    case next
    /// Its own line.
    case this
    /// The line before.
    case previous
    /// The whole file.
    case file
  }

  /// Which lines it speaks of.
  public var scope: Scope
  /// The ids of the rules; empty when it names none.
  public var rules: [String]
  /// Why; nil when it doesn't say.
  public var reason: String?
  /// The comment.
  public var span: SourceSpan
  /// The lines that it speaks of; nil for the whole file.
  public var lines: ClosedRange<Int>?

  /// Describes a suppression.
  public init(
    scope: Scope, rules: [String], reason: String?, span: SourceSpan, lines: ClosedRange<Int>? = nil
  ) {
    self.scope = scope
    self.rules = rules
    self.reason = reason
    self.span = span
    self.lines = lines
  }
}
