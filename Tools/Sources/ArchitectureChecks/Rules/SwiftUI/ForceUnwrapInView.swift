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
      Calls with nothing but literals and constants (`URL(string: "https://…")!`), also to the main bundle; calendar \
      arithmetic (`date(byAdding:…)`); a random element of what is written out; values that a condition around it or a \
      `guard` before it asks for (`error != nil`, `items.isEmpty`); static members, previews, properties that are declared with `!`, types that aren't views, and of extensions what the \
      body doesn't evaluate.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(ForceUnwrapExprSyntax.self) { unwrap, context in
      guard !isCertain(unwrap.expression), !PresenceCheck(unwrap.expression).isMade(before: unwrap) else {
        return
      }
      report(unwrap, "a missing value ends the app", context)
    }
    hooks.on(TryExprSyntax.self) { attempt, context in
      guard attempt.questionOrExclamationMark?.text == "!", !isCertain(attempt.expression) else { return }
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

  /// Literals give the same each time; so do an element of a range or of all cases, and what the app brings with it.
  private func isCertain(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.closureCount == 0 else { return false }
    let base = call.calleeBase
    if call.calleeName == "randomElement", let base {
      let chain = CallChain(base)
      return chain.names.last == "allCases" || chain.names.isEmpty && isWrittenOut(base)
    }
    guard !call.arguments.isEmpty else { return false }
    if call.calleeName == "date", call.arguments.first?.label?.text == "byAdding" { return true }
    let isKnown = !call.calledExpression.constructedTypeName.isEmpty || base?.lastName == "main"
    return isKnown && call.arguments.allSatisfy { isConstant($0.expression) }
  }

  /// `[1, 2]`, `(1...6)`
  private func isWrittenOut(_ expression: ExprSyntax) -> Bool {
    if let array = expression.as(ArrayExprSyntax.self) { return !array.elements.isEmpty }
    guard let range = expression.as(TupleExprSyntax.self)?.elements.first?.expression else { return false }
    return range.as(SequenceExprSyntax.self)?.elements.allSatisfy {
      $0.is(BinaryOperatorExprSyntax.self) || $0.isNumber
    } ?? false
  }

  /// A literal, or a static member.
  private func isConstant(_ expression: ExprSyntax) -> Bool {
    if expression.isPlainText || expression.isNumber || expression.is(BooleanLiteralExprSyntax.self) {
      return true
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil || CallChain(expression).names.first?.first?.isUppercase == true
  }
}
