/// Something that a rule saw in a file and judges later, when it knows all files.
public struct Observation: Sendable, Equatable {
  /// The id of the rule.
  public var rule: String
  /// What it is, in the rule's own words.
  public var kind: String
  /// The name that matters.
  public var name: String
  /// The declaration that it is in.
  public var symbol: String
  /// Where it is.
  public var span: SourceSpan
  /// The line of the file, cut to 300 bytes.
  public var line: String

  /// Describes an observation.
  public init(rule: String, kind: String, name: String, symbol: String, span: SourceSpan, line: String) {
    self.rule = rule
    self.kind = kind
    self.name = name
    self.symbol = symbol
    self.span = span
    self.line = line
  }
}
