import SwiftSources
import SwiftSyntax

/// `Binding(get:set:)` that is made in a body.
struct BindingInBody: FileRule {
  static let description = RuleDescription(
    id: "binding-in-body",
    title: "Binding made in body",
    category: .swiftui,
    what: "`Binding(get:set:)` in a body, or in a property or function of the view that makes a part of it.",
    why: """
      It is a new binding every time, which can't be compared with the one before: whatever takes it is evaluated again. \
      What its setter decides is logic that no test gets at.
      """,
    fix: """
      Make the value a property that can be set, and take its binding: `@Bindable var model = model`, then `$model.name`. \
      What has to be converted becomes a property or a subscript of the model, or a property of type `Binding`.
      """,
    example: .init(
      wrong: "TextField(\"Name\", text: Binding(get: { model.name }, set: { model.name = $0 }))",
      right: """
        @Bindable var model = model
        TextField("Name", text: $model.name)
        """),
    silent: """
      Properties and functions that return a `Binding`, extensions of `Binding`, bindings that are made in an initializer \
      or an action, and the usual way from an optional to a presentation (`isPresented: Binding(get: { error != nil }, …)`), \
      for which alerts have nothing else.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard context.mayBelongToBody, let member = context.member, member.viewRole != .none,
        takesGetterAndSetter(call), isBinding(call), !saysWhetherPresent(call)
      else { return }
      context.reportIfEvaluatedByBody(call.calledExpression, "a new Binding every time the body is evaluated")
    }
  }

  private func isBinding(_ call: FunctionCallExprSyntax) -> Bool {
    if call.calledExpression.constructedTypeName == "Binding" { return true }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil else {
      return false
    }
    return access.declName.baseName.text == "init"
  }

  /// `isPresented: Binding(get: { value != nil }, …)`
  private func saysWhetherPresent(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.enclosingArgument?.label == "isPresented",
      let getter = call.trailingClosure ?? call.argument("get")?.as(ClosureExprSyntax.self),
      getter.statements.count == 1, let comparison = getter.statements.first?.item.as(SequenceExprSyntax.self)
    else { return false }
    let elements = Array(comparison.elements)
    return elements.count == 3 && elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!="
      && elements[2].is(NilLiteralExprSyntax.self)
  }

  private func takesGetterAndSetter(_ call: FunctionCallExprSyntax) -> Bool {
    let labels =
      call.arguments.compactMap(\.label?.text) + call.additionalTrailingClosures.map(\.label.text)
    return labels.contains("set") && (labels.contains("get") || call.trailingClosure != nil)
  }
}
