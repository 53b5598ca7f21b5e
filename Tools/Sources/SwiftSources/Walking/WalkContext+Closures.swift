import SwiftSyntax

extension WalkContext {
  func enterClosure(_ node: Syntax) {
    guard let closure = node.as(ClosureExprSyntax.self) else { return }
    let scope = ClosureClassifier.scope(of: closure)
    closures.append(scope)
    guard evaluation != .later else { return }
    switch scope.role {
    case .builder, .presentation, .transform, .animation: break
    case .action: evaluation = .later
    case .unknown: evaluation = .unknown
    }
  }

  func enterMacro(_ node: Syntax) {
    let name =
      node.as(MacroExpansionDeclSyntax.self)?.macroName ?? node.as(MacroExpansionExprSyntax.self)?.macroName
    if name?.text == "Preview" { isInPreview = true }
  }

  func enterCondition(_ node: Syntax) {
    guard let clause = node.as(IfConfigClauseSyntax.self),
      let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
    else { return }
    for other in clauses {
      let condition = other.condition?.trimmedDescription
      if other.id == clause.id {
        if let condition { conditions.append(condition) }
        return
      }
      if let condition { conditions.append("!(\(condition))") }
    }
  }
}
