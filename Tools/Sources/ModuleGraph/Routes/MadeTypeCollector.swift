import SwiftSources
import SwiftSyntax

/// Finds the types of one file's properties that say theirs only with the value that they begin with: `MainTab` of
/// `var tab = MainTab.first`.
final class MadeTypeCollector {
  /// By the names of the types that have them, and their own.
  private(set) var types: [String: [String: String]] = [:]

  func register(in hooks: inout HookTable) {
    hooks.hooks(of: "made types", seesPreviews: false) { hooks in
      hooks.on(VariableDeclSyntax.self) { [self] in look(at: $0, $1) }
    }
  }

  private func look(at node: VariableDeclSyntax, _ context: WalkContext) {
    guard let type = context.type, node.parent?.is(MemberBlockItemSyntax.self) == true else { return }
    for binding in node.bindings where binding.typeAnnotation == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value
      else { continue }
      let made = Self.names(of: value).prefix { $0.first?.isUppercase == true }.joined(separator: ".")
      if !made.isEmpty { types[type.name, default: [:]][name] = made }
    }
  }

  /// `MainTab`, `allCases` of `MainTab.allCases[0]`.
  private static func names(of value: ExprSyntax) -> [String] {
    if let reference = value.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
    if let access = value.as(MemberAccessExprSyntax.self), let base = access.base {
      return names(of: base) + [access.declName.baseName.text]
    }
    if let call = value.as(FunctionCallExprSyntax.self) { return names(of: call.calledExpression) }
    if let call = value.as(SubscriptCallExprSyntax.self) { return names(of: call.calledExpression) }
    return []
  }
}
