import SwiftSyntax

/// Tells what a closure is for.
enum ClosureClassifier {
  static func scope(of closure: ClosureExprSyntax) -> ClosureScope {
    guard let parent = closure.parent else { return ClosureScope(callee: "", label: nil, role: .unknown) }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.id == closure.id {
        return ClosureScope(callee: "", label: nil, role: .transform)
      }
      return scope(in: call, label: nil, isTrailing: true)
    }
    if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return scope(in: call, label: element.label.text, isTrailing: true)
    }
    if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return scope(in: call, label: argument.label?.text, isTrailing: false)
    }
    return ClosureScope(callee: "", label: nil, role: .unknown)
  }

  private static func scope(
    in call: FunctionCallExprSyntax, label: String?, isTrailing: Bool
  ) -> ClosureScope {
    let callee = call.calleeName
    return ClosureScope(
      callee: callee, label: label, role: role(in: call, callee, label, isTrailing: isTrailing))
  }

  private static func role(
    in call: FunctionCallExprSyntax, _ callee: String, _ label: String?, isTrailing: Bool
  ) -> ClosureRole {
    if ClosureVocabulary.keepers.contains(callee) || ClosureVocabulary.startsWithOn(callee) { return .action }
    if let label, ClosureVocabulary.isAction(label: label) { return .action }
    if callee.hasSuffix("Button"), label == nil, isTrailing { return buttonRole(in: call) }
    if ClosureVocabulary.presentations.contains(callee) { return .presentation }
    if ClosureVocabulary.builders.contains(callee) { return .builder }
    if ClosureVocabulary.transforms.contains(callee) { return .transform }
    if ClosureVocabulary.animations.contains(callee) { return label == nil ? .animation : .action }
    return callee.first?.isUppercase == true ? .builder : .unknown
  }

  /// The first trailing closure of a button is its action, unless the action is an argument.
  private static func buttonRole(in call: FunctionCallExprSyntax) -> ClosureRole {
    call.arguments.contains { $0.label.map { ClosureVocabulary.isAction(label: $0.text) } == true }
      ? .builder : .action
  }
}
