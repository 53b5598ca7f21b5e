import SwiftSources
import SwiftSyntax

/// `@ObservedObject` with an object that the view makes itself.
struct ObservedObjectMadeInPlace: FileRule {
  static let description = RuleDescription(
    id: "observed-object-made-in-place",
    title: "@ObservedObject made in place",
    category: .swiftui,
    severity: .error,
    what: "A property with `@ObservedObject` whose first value is an object that is made there.",
    why: """
      The view's value is made again whenever its parent is evaluated, and the object with it: its state is lost, and what \
      its initializer starts is started again.
      """,
    fix:
      "Who makes an object keeps it: `@StateObject`. Who is handed one observes it: `@ObservedObject` without a value.",
    example: .init(
      wrong: "@ObservedObject private var model = FeedModel()",
      right: "@StateObject private var model = FeedModel()"),
    silent: "Objects that live elsewhere: `FeedModel.shared`, a parameter, the result of a function.")

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(VariableDeclSyntax.self) { property, context in
      guard let attribute = property.attributes.attribute(named: "ObservedObject"),
        property.parent?.is(MemberBlockItemSyntax.self) == true,
        property.bindings.contains(where: { makesObject($0.initializer?.value, $0.typeAnnotation?.type) })
      else { return }
      context.report(
        attribute, "the object is made again with every value of the view; @StateObject keeps it",
        fix: fix(attribute, in: context))
    }
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard context.evaluation == .initialization,
        call.calledExpression.constructedTypeName == "ObservedObject",
        makesObject(call.argument("wrappedValue") ?? call.argument("initialValue"), nil)
      else { return }
      context.report(
        call.calledExpression, "the object is made again with every value of the view; StateObject keeps it")
    }
  }

  private func makesObject(_ value: ExprSyntax?, _ type: TypeSyntax?) -> Bool {
    guard let call = value?.as(FunctionCallExprSyntax.self) else { return false }
    if !call.calledExpression.constructedTypeName.isEmpty { return true }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil && access.declName.baseName.text == "init" && type != nil
  }

  /// Only a view has a place where `@StateObject` can keep something.
  private func fix(_ attribute: AttributeSyntax, in context: WalkContext) -> [TextEdit] {
    guard context.type?.isViewValue == true, attribute.attributeName.is(IdentifierTypeSyntax.self) else {
      return []
    }
    return [TextEdit(range: attribute.attributeName.contentRange, replacement: "StateObject")]
  }
}
