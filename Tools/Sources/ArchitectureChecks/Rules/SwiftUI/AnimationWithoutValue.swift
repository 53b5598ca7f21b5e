import SwiftSources
import SwiftSyntax

/// `.animation(_:)` as a modifier of a view, without the value that it is for.
struct AnimationWithoutValue: FileRule {
  static let description = RuleDescription(
    id: "animation-without-value",
    title: "Animation without value",
    category: .swiftui,
    what: "The modifier `.animation(…)` with an animation and no `value:`.",
    why: """
      It animates every change of everything below it, also those that nobody thought of: a rotated device, loaded data, \
      a keyboard that comes up. The modifier is deprecated since iOS 15.
      """,
    fix: """
      Say which change is to be animated: `.animation(.snappy, value: isExpanded)`, or change the state inside \
      `withAnimation`.
      """,
    example: .init(
      wrong: "Card().scaleEffect(isExpanded ? 1.2 : 1).animation(.snappy)",
      right: "Card().scaleEffect(isExpanded ? 1.2 : 1).animation(.snappy, value: isExpanded)"),
    silent: """
      Transitions (`.transition(.slide.animation(.snappy))`), bindings (`$isOn.animation()`), timelines \
      (`TimelineView(.animation)`), the modifier with a closure, and calls whose receiver may not be a view.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard call.calleeName == "animation", isModifier(call, in: context),
        let argument = call.arguments.first,
        call.arguments.count == 1, argument.label == nil, call.trailingClosure == nil,
        isAnimation(argument.expression)
      else { return }
      context.report(
        call.calledExpression.lastNameSyntax ?? Syntax(call),
        "animation without a value animates every change")
    }
  }

  /// The chain must begin with a view: a call of something that begins with a capital letter, or an implicit one inside
  /// a view. It must not go through a transition or a binding.
  private func isModifier(_ call: FunctionCallExprSyntax, in context: WalkContext) -> Bool {
    guard let base = call.calleeBase else { return false }
    var link = base
    while true {
      if let inner = link.as(FunctionCallExprSyntax.self) {
        let made = inner.calledExpression.constructedTypeName
        guard made.isEmpty, let next = inner.calleeBase else {
          return !made.isEmpty && !made.hasSuffix("Transition")
        }
        link = next
      } else if let access = link.as(MemberAccessExprSyntax.self) {
        guard let next = access.base else { return false }
        link = next
      } else {
        guard let name = link.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return (name == "content" && context.member?.viewRole == .body) || makesView(name, around: call)
      }
    }
  }

  /// Whether the type around a node has a property of this name that is a view.
  private func makesView(_ name: String, around node: some SyntaxProtocol) -> Bool {
    let type = node.enclosingMembers?.property(name)?.binding.typeAnnotation?.type.plainText
    return type == "some View" || type == "some SwiftUI.View" || type == "AnyView"
  }

  private func isAnimation(_ expression: ExprSyntax) -> Bool {
    if expression.is(NilLiteralExprSyntax.self) { return true }
    if let call = expression.as(FunctionCallExprSyntax.self) { return isAnimation(call.calledExpression) }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = access.base else { return true }
    return base.lastName == "Animation" || isAnimation(base)
  }
}
