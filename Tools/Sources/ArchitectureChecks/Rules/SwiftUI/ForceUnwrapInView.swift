import SwiftSources
import SwiftSyntax

/// `!` in a view.
struct ForceUnwrapInView: FileRule {
  static let description = RuleDescription(
    id: "force-unwrap-in-view",
    title: "Force unwrap in a view",
    category: .swiftui,
    what: "`value!`, `try!` and `as!` in a view, in its body or in one of its actions.",
    why: """
      Views are evaluated in states that nobody thought of: before data is there, after it is gone, while a sheet goes \
      away. There, a missing value ends the app.
      """,
    fix:
      "Draw the absence (`if let`), give a default (`??`), or let the model have a value that is always there.",
    example: .init(
      wrong: "Text(user!.name)",
      right: "if let user { Text(user.name) }"),
    silent: """
      Calls with nothing but literals and constants (`URL(string: "https://…")!`), calendar arithmetic (`date(byAdding:…)`), \
      static members, previews, properties that are declared with `!`, types that aren't views, and of extensions what the \
      body doesn't evaluate.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(ForceUnwrapExprSyntax.self) { unwrap, context in
      guard !isCertain(unwrap.expression) else { return }
      report(unwrap, "a missing value ends the app", context)
    }
    hooks.on(TryExprSyntax.self) { attempt, context in
      guard attempt.questionOrExclamationMark?.text == "!" else { return }
      report(attempt.tryKeyword, "an error ends the app", context)
    }
    hooks.on(UnresolvedAsExprSyntax.self) { cast, context in
      guard cast.questionOrExclamationMark?.text == "!" else { return }
      report(cast, "another type ends the app", context)
    }
  }

  private func report(_ node: some SyntaxProtocol, _ message: String, _ context: WalkContext) {
    guard let type = context.type, context.member?.isStatic != true else { return }
    if type.isViewValue {
      context.report(node, message)
    } else if type.kind == .extending {
      context.reportIfEvaluatedByBody(node, message)
    }
  }

  private func isCertain(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty,
      call.closureCount == 0
    else { return false }
    if call.calleeName == "date", call.arguments.first?.label?.text == "byAdding" { return true }
    return !call.calledExpression.constructedTypeName.isEmpty
      && call.arguments.allSatisfy { isConstant($0.expression) }
  }

  /// A literal, or a static member.
  private func isConstant(_ expression: ExprSyntax) -> Bool {
    if expression.isPlainText || expression.isNumber { return true }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil || CallChain(expression).names.first?.first?.isUppercase == true
  }
}
