/// What a rule found in a file. It is a finding if its condition holds.
public struct Candidate: Sendable, Equatable {
  /// What must hold besides.
  public enum Condition: Sendable, Equatable {
    /// Nothing.
    case none
    /// The body of this type evaluates this member, perhaps through members in other files.
    case reachedFromBody(type: String, member: String)
  }

  /// The id of the rule.
  public var rule: String
  /// Where.
  public var span: SourceSpan
  /// What, in one sentence that begins with a small letter and has no full stop at its end.
  public var message: String
  /// The declaration that it is in: `ProfileView.body`.
  public var symbol: String
  /// The line of the file, cut to 300 bytes.
  public var line: String
  /// What must hold besides.
  public var condition: Condition
  /// What would put it right for certain; empty when a person has to.
  public var fix: [TextEdit]

  /// Describes a candidate.
  public init(
    rule: String, span: SourceSpan, message: String, symbol: String, line: String,
    condition: Condition = .none,
    fix: [TextEdit] = []
  ) {
    self.rule = rule
    self.span = span
    self.message = message
    self.symbol = symbol
    self.line = line
    self.condition = condition
    self.fix = fix
  }
}
