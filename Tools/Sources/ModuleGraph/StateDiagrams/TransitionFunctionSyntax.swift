import SwiftSources
import SwiftSyntax

/// A function that says whether a move is legal: `switch (from, to) { case (.red, .green): return true … }`.
struct TransitionFunctionSyntax {
  /// The type of its states, as it is written for a parameter; nil when the states are those of its own type.
  let stateType: String?
  let rules: [StateRule]

  /// - Returns: nil when a function is something else, or says it in another way.
  init?(_ function: FunctionDeclSyntax) {
    guard function.name.text.lowercased().contains("transition"),
      function.signature.returnClause?.type.trimmedDescription == "Bool",
      let statements = function.body?.statements, statements.count == 1,
      let choice = Self.choice(statements.first?.item),
      choice.subject.as(TupleExprSyntax.self)?.elements.count == 2
    else { return nil }
    var rules: [StateRule] = []
    for part in choice.cases {
      guard case .switchCase(let part) = part, let read = Self.rules(part) else { return nil }
      rules += read
    }
    self.rules = rules
    stateType = function.signature.parameterClause.parameters.first?.type.trimmedDescription
  }

  private static func choice(_ item: CodeBlockItemSyntax.Item?) -> SwitchExprSyntax? {
    switch item {
    case .expr(let expression): expression.as(SwitchExprSyntax.self)
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
        ?? statement.as(ReturnStmtSyntax.self)?.expression?.as(SwitchExprSyntax.self)
    default: nil
    }
  }

  private static func rules(_ part: SwitchCaseSyntax) -> [StateRule]? {
    guard part.statements.count == 1, let isLegal = answer(part.statements.first?.item) else { return nil }
    switch part.label {
    case .default: return [StateRule(source: .any, target: .any, isLegal: isLegal)]
    case .case(let label):
      var rules: [StateRule] = []
      for item in label.caseItems {
        guard let (source, target) = pair(item.pattern) else { return nil }
        rules.append(
          StateRule(source: source, target: target, isLegal: isLegal, isConditional: item.whereClause != nil))
      }
      return rules
    @unknown default: return nil
    }
  }

  private static func answer(_ item: CodeBlockItemSyntax.Item?) -> Bool? {
    let expression: ExprSyntax? =
      switch item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      default: nil
      }
    return expression?.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
  }

  private static func pair(_ pattern: PatternSyntax) -> (StatePattern, StatePattern)? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return pair(binding.pattern) }
    if pattern.is(WildcardPatternSyntax.self) { return (.any, .any) }
    guard let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self),
      let first = tuple.elements.first, let last = tuple.elements.last, tuple.elements.count == 2,
      let source = StatePattern(first.expression), let target = StatePattern(last.expression)
    else { return nil }
    return (source, target)
  }
}
