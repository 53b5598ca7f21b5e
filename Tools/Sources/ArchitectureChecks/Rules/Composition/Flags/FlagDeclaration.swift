import SwiftSyntax

/// A stored Bool that changes.
struct FlagDeclaration {
  let name: TokenSyntax
  let isInitiallyOn: Bool

  private static let wrappers: Set<String> = [
    "MainActor", "ObservationTracked", "Published", "SceneStorage", "State", "SwiftUI.State", "objc",
  ]

  /// The flags that a property declaration declares.
  static func flags(in node: VariableDeclSyntax) -> [FlagDeclaration] {
    guard node.bindingSpecifier.text == "var", node.attributes.names.allSatisfy(wrappers.contains),
      !node.modifiers.contains(where: { ["override", "lazy", "static", "class"].contains($0.name.text) })
    else { return [] }
    return node.bindings.compactMap { binding in
      guard isBool(binding, in: node), !isComputed(binding),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { return nil }
      let value = binding.initializer?.value.as(BooleanLiteralExprSyntax.self)
      return FlagDeclaration(name: name, isInitiallyOn: value?.literal.tokenKind == .keyword(.true))
    }
  }

  private static func isBool(_ binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> Bool {
    let type =
      binding.typeAnnotation ?? (binding.initializer == nil ? node.bindings.last?.typeAnnotation : nil)
    if let type { return type.type.as(IdentifierTypeSyntax.self)?.name.text == "Bool" }
    return binding.initializer?.value.is(BooleanLiteralExprSyntax.self) == true
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .accessors(let accessors)?:
      accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: true
    }
  }
}
