import SwiftSources
import SwiftSyntax

/// The names of types in what a declaration shows to other modules.
enum PublicSignature {
  static func names(in group: some DeclGroupSyntax) -> Set<String> {
    var names: Set<String> = []
    collect(group, &names)
    return names
  }

  /// Whether other modules see a type or, of an extension, any member.
  static func isSeen(_ group: some DeclGroupSyntax) -> Bool {
    if isSeen(group.modifiers) { return true }
    return group.is(ExtensionDeclSyntax.self)
      && group.memberBlock.members.contains { member in
        member.decl.asProtocol((any WithModifiersSyntax).self).map { isSeen($0.modifiers) } ?? false
      }
  }

  /// Whether other modules see a declaration.
  static func isSeen(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.access == "public" || modifiers.access == "open"
  }

  private static func collect(_ group: some DeclGroupSyntax, _ names: inout Set<String>) {
    let isInterface = group.is(ProtocolDeclSyntax.self)
    let isPublic = isSeen(group.modifiers)
    guard isPublic || group.is(ExtensionDeclSyntax.self) else { return }
    add(group.inheritanceClause, &names)
    add(group.genericWhereClause, &names)
    add(group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause, &names)
    let showsAll = isInterface || (isPublic && group.is(ExtensionDeclSyntax.self))
    for item in group.memberBlock.members { collect(item.decl, showsAll: showsAll, &names) }
  }

  private static func collect(_ member: DeclSyntax, showsAll: Bool, _ names: inout Set<String>) {
    if let member = member.as(EnumCaseDeclSyntax.self) {
      for element in member.elements { add(element.parameterClause, &names) }
      return
    }
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      showsAll || isSeen(modifiers)
    else { return }
    if let group = member.asProtocol((any DeclGroupSyntax).self) { return collect(group, &names) }
    if let member = member.as(FunctionDeclSyntax.self) {
      add(member.signature, &names)
      add(member.genericParameterClause, &names)
      add(member.genericWhereClause, &names)
    } else if let member = member.as(InitializerDeclSyntax.self) {
      add(member.signature, &names)
      add(member.genericParameterClause, &names)
    } else if let member = member.as(SubscriptDeclSyntax.self) {
      add(member.parameterClause, &names)
      add(member.returnClause, &names)
    } else if let member = member.as(VariableDeclSyntax.self) {
      for binding in member.bindings {
        add(binding.typeAnnotation, &names)
        if binding.typeAnnotation == nil { add(binding.initializer, &names) }
      }
    } else if member.is(TypeAliasDeclSyntax.self) || member.is(AssociatedTypeDeclSyntax.self) {
      add(member, &names)
    }
  }

  private static func add(_ node: (some SyntaxProtocol)?, _ names: inout Set<String>) {
    guard let node else { return }
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true { names.insert(name) }
    }
  }
}
