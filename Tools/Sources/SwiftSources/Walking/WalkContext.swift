import SwiftSyntax

/// Where the walk is, and where a rule reports what it found.
public final class WalkContext {
  /// The file.
  public let text: SourceText
  /// The types around the node, from outside to inside. Those outside of a function are not hidden by a local type.
  public internal(set) var types: [TypeScope] = []
  /// The closures around the node inside the innermost member, from outside to inside.
  public internal(set) var closures: [ClosureScope] = []
  /// The conditions of the `#if` branches around the node, from outside to inside; `!(…)` for what must not hold.
  public internal(set) var conditions: [String] = []
  /// When the node runs.
  public internal(set) var evaluation = Evaluation.once
  /// Whether the node is for previews only: `#Preview`, or a `PreviewProvider`.
  public internal(set) var isInPreview = false

  var facts = FileFacts()
  var memberScope: MemberScope?
  var rule = ""
  /// The types around the node, with the members seen so far.
  var openTypes: [TypeFact] = []
  /// For each of the types, the member that it is declared in, if it is local.
  var outerMembers: [MemberScope?] = []

  init(text: SourceText) {
    self.text = text
  }

  /// The innermost type around the node.
  public var type: TypeScope? { types.last }

  /// The member of `type`, or the declaration outside of any type, around the node.
  public var member: MemberFact? { memberScope?.fact }

  /// The declaration around the node: `ProfileView.body`; empty at the top of a file.
  public var symbol: String {
    [type?.name, member?.name].compactMap(\.self).joined(separator: ".")
  }

  /// The stretch of a node without what is around it.
  public func span(of node: some SyntaxProtocol) -> SourceSpan {
    text.span(node.contentRange)
  }

  /// Reports a finding that is certain.
  ///
  /// - Parameters:
  ///   - node: what is wrong.
  ///   - message: one sentence that begins with a small letter and has no full stop at its end.
  ///   - symbol: the declaration that it is in, when that isn't the one around it.
  ///   - fix: what would put it right for certain; empty when a person has to.
  public func report(
    _ node: some SyntaxProtocol, _ message: String, symbol: String? = nil, fix: [TextEdit] = []
  ) {
    report(node, message, symbol: symbol, condition: .none, fix: fix)
  }

  /// Whether a body may evaluate this code, as far as one file tells: the first question of rules about bodies, since it
  /// costs nothing. Classes and actors are no views.
  public var mayBelongToBody: Bool {
    guard evaluation == .withMember, memberScope != nil, let type = types.last, !type.isLocal else {
      return false
    }
    return type.kind != .reference && type.kind != .actor
  }

  /// Reports what is wrong if the body of a view evaluates it: directly, or through members of the same type, perhaps in
  /// other files. Says nothing where code runs later, once, or nobody knows when.
  public func reportIfEvaluatedByBody(_ node: some SyntaxProtocol, _ message: String, fix: [TextEdit] = []) {
    guard mayBelongToBody, let type, let member else { return }
    let condition = Candidate.Condition.reachedFromBody(type: type.name, member: member.name)
    report(node, message, symbol: nil, condition: member.viewRole == .body ? .none : condition, fix: fix)
  }

  /// Notes something that the rule judges when it knows all files.
  ///
  /// - Parameters:
  ///   - kind: what it is, in the rule's own words.
  ///   - name: the name that matters.
  ///   - node: where it is.
  public func observe(_ kind: String, _ name: String, at node: some SyntaxProtocol) {
    let span = span(of: node)
    facts.observations.append(
      Observation(
        rule: rule, kind: kind, name: name, symbol: symbol, span: span,
        line: text.excerpt(ofLine: span.start.line)))
  }

  private func report(
    _ node: some SyntaxProtocol, _ message: String, symbol: String?, condition: Candidate.Condition,
    fix: [TextEdit]
  ) {
    let span = span(of: node)
    facts.candidates.append(
      Candidate(
        rule: rule, span: span, message: message, symbol: symbol ?? self.symbol,
        line: text.excerpt(ofLine: span.start.line), condition: condition, fix: fix))
  }
}
