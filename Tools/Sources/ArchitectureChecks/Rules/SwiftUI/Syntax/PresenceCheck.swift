import SwiftSyntax

/// Whether code before a force unwrap, or around it, has asked for the value.
struct PresenceCheck {
  private let questions: [String]

  /// - Parameter expression: what is unwrapped.
  init(_ expression: ExprSyntax) {
    let text = Self.compact(expression)
    var questions = ["\(text)!=nil", "\(text)==nil"]
    if let access = Self.element(expression), let base = access.base {
      questions += ["\(Self.compact(base)).isEmpty", "\(Self.compact(base)).count"]
    }
    self.questions = questions
  }

  /// Whether an `if`, a `guard` or a condition asks before a node is evaluated.
  func isMade(before node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent, !parent.is(MemberBlockSyntax.self) {
      if let branch = parent.as(IfExprSyntax.self), asks(branch.conditions) { return true }
      if let exit = parent.as(GuardStmtSyntax.self), asks(exit.conditions) { return true }
      if parent.is(SequenceExprSyntax.self), asks(parent) { return true }
      if let statements = parent.as(CodeBlockItemListSyntax.self), asksAtFirst(statements, before: node) {
        return true
      }
      current = parent
    }
    return false
  }

  private func asksAtFirst(_ statements: CodeBlockItemListSyntax, before node: some SyntaxProtocol) -> Bool {
    statements.contains { statement in
      guard statement.position < node.position, let exit = statement.item.as(GuardStmtSyntax.self) else {
        return false
      }
      return asks(exit.conditions)
    }
  }

  private func asks(_ condition: some SyntaxProtocol) -> Bool {
    let text = Self.compact(condition)
    return questions.contains { text.contains($0) }
  }

  /// `items.first`, or `items.max()`.
  private static func element(_ expression: ExprSyntax) -> MemberAccessExprSyntax? {
    let access =
      expression.as(MemberAccessExprSyntax.self)
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return access.flatMap {
      ["first", "last", "max", "min", "randomElement"].contains($0.declName.baseName.text) ? $0 : nil
    }
  }

  private static func compact(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }
}
