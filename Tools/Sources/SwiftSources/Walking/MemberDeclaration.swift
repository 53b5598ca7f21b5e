import SwiftSyntax

/// The members that one declaration makes: several for `let a, b` and `case a, b`.
struct MemberDeclaration {
  let facts: [MemberFact]
  let evaluation: Evaluation

  init?(_ node: Syntax, in context: WalkContext) {
    guard let (facts, evaluation) = Self.read(node, context), !facts.isEmpty else { return nil }
    self.facts = facts.map { fact in
      var fact = fact
      fact.viewRole = ViewRoles.role(of: fact, in: context.type)
      return fact
    }
    self.evaluation = evaluation
  }

  private static func read(_ node: Syntax, _ context: WalkContext) -> ([MemberFact], Evaluation)? {
    if let node = node.as(FunctionDeclSyntax.self) {
      let type = node.signature.returnClause?.type
      return ([fact(node.name, .function, node, type, context)], .withMember)
    }
    if let node = node.as(VariableDeclSyntax.self) { return read(node, context) }
    if let node = node.as(InitializerDeclSyntax.self) {
      return ([fact(node.initKeyword, .initializer, node, nil, context)], .initialization)
    }
    if let node = node.as(DeinitializerDeclSyntax.self) {
      return ([fact(node.deinitKeyword, .other, node, nil, context)], .later)
    }
    if let node = node.as(SubscriptDeclSyntax.self) {
      return (
        [fact(node.subscriptKeyword, .subscripting, node, node.returnClause.type, context)], .withMember
      )
    }
    if let node = node.as(EnumCaseDeclSyntax.self) {
      return (node.elements.map { fact($0.name, .enumCase, node, nil, context) }, .once)
    }
    if let node = node.as(TypeAliasDeclSyntax.self) {
      return ([fact(node.name, .other, node, nil, context)], .once)
    }
    if let node = node.as(AssociatedTypeDeclSyntax.self) {
      return ([fact(node.name, .other, node, nil, context)], .once)
    }
    return nil
  }

  /// Bindings share a type that only the last one has.
  private static func read(_ node: VariableDeclSyntax, _ context: WalkContext) -> ([MemberFact], Evaluation) {
    let isComputed = node.bindings.contains { $0.accessorBlock.map(computes) ?? false }
    let kind = isComputed ? MemberFact.Kind.computedProperty : .storedProperty
    let facts = node.bindings.map { fact($0.pattern, kind, node, $0.typeAnnotation?.type, context) }
    let isLazy =
      node.modifiers.isStatic || context.type == nil || node.modifiers.contains { $0.name.text == "lazy" }
    return (facts, isComputed ? .withMember : isLazy ? .once : .initialization)
  }

  private static func fact(
    _ name: some SyntaxProtocol, _ kind: MemberFact.Kind,
    _ declaration: some WithAttributesSyntax & WithModifiersSyntax, _ type: TypeSyntax?,
    _ context: WalkContext
  ) -> MemberFact {
    MemberFact(
      name: name.plainText, kind: kind, access: declaration.modifiers.access,
      isStatic: declaration.modifiers.isStatic, attributes: declaration.attributes.names,
      type: type.map { String($0.plainText.prefix(100)) } ?? "", span: context.span(of: name))
  }

  /// A property with nothing but observers stores its value.
  private static func computes(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let accessors):
      !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: true
    }
  }
}
