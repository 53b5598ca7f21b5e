import SwiftSyntax

/// Tells collections that may change from those that never do.
enum Constancy {
  /// Whether a collection surely may have other elements the next time.
  static func mayChange(_ collection: ExprSyntax, at node: some SyntaxProtocol) -> Bool {
    let chain = CallChain(collection)
    guard let root = chain.root, root.is(DeclReferenceExprSyntax.self), let first = chain.names.first,
      first.first?.isUppercase != true, !chain.names.contains("allCases"), first != "Self"
    else { return false }
    let isMember = first == "self" && chain.names.count > 1
    let name = isMember ? chain.names[1] : first
    if !isMember, let declaration = LocalDeclaration.find(name, before: node) {
      return chain.names.count > 1 ? !declaration.isWrittenOut : declaration.mayChange
    }
    guard let property = node.enclosingMembers?.property(name) else { return false }
    let path = chain.names.dropFirst(isMember ? 2 : 1)
    return (path.isEmpty || !property.node.modifiers.isStatic) && !property.isConstant && !property.isOfSystem
  }

  private static let plain: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "Character", "Color", "Double", "Float", "Int", "String", "UInt8",
  ]

  /// Whether the declaration of a property says that its elements are plain values, which nothing but their position tells
  /// apart.
  static func hasPlainElements(_ collection: ExprSyntax, at node: some SyntaxProtocol) -> Bool {
    let names = CallChain(collection).names.drop { $0 == "self" }
    guard names.count == 1, let name = names.first,
      let binding = node.enclosingMembers?.property(name)?.binding
    else { return false }
    if let array = binding.typeAnnotation?.type.as(ArrayTypeSyntax.self) {
      return plain.contains(array.element.trimmedDescription.replacing("?", with: ""))
    }
    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    if let repeated = call?.argument("repeating") {
      return repeated.isNumber || repeated.isPlainText || repeated.is(BooleanLiteralExprSyntax.self)
    }
    return call?.calledExpression.as(ArrayExprSyntax.self)?.elements.first.map {
      plain.contains($0.expression.trimmedDescription)
    } ?? false
  }
}
