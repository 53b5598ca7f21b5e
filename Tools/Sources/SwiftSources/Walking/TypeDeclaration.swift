import SwiftSyntax

/// What the declarations of types and extensions have in common.
struct TypeDeclaration {
  let name: Syntax
  let kind: TypeFact.Kind
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
  let inherited: [String]

  init?(_ node: Syntax) {
    if let node = node.as(StructDeclSyntax.self) {
      self.init(node.name, .structure, node, node)
    } else if let node = node.as(ClassDeclSyntax.self) {
      self.init(node.name, .reference, node, node)
    } else if let node = node.as(EnumDeclSyntax.self) {
      self.init(node.name, .enumeration, node, node)
    } else if let node = node.as(ActorDeclSyntax.self) {
      self.init(node.name, .actor, node, node)
    } else if let node = node.as(ProtocolDeclSyntax.self) {
      self.init(node.name, .interface, node, node)
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      self.init(node.extendedType, .extending, node, node)
    } else {
      return nil
    }
  }

  private init(
    _ name: some SyntaxProtocol, _ kind: TypeFact.Kind, _ declaration: some DeclGroupSyntax,
    _ attributed: some WithAttributesSyntax
  ) {
    self.name = Syntax(name)
    self.kind = kind
    attributes = attributed.attributes
    modifiers = declaration.modifiers
    inherited = declaration.inheritanceClause?.inheritedTypes.map { $0.type.plainText } ?? []
  }
}
