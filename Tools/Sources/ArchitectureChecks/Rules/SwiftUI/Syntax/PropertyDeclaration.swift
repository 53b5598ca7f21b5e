import SwiftSyntax

/// A property of the type around a node, as it is written in the same file.
struct PropertyDeclaration {
  let node: VariableDeclSyntax
  let binding: PatternBindingSyntax

  /// Whether it belongs to the type itself, or is a `let` that says its value at once.
  var isConstant: Bool {
    node.modifiers.isStatic
      || (node.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil)
  }

  /// Whether the system gives it: `@Environment(\.calendar)`.
  var isOfSystem: Bool {
    guard case .argumentList(let arguments)? = node.attributes.attribute(named: "Environment")?.arguments
    else {
      return false
    }
    return arguments.first?.expression.is(KeyPathExprSyntax.self) == true
  }
}

extension MemberBlockItemListSyntax {
  /// The properties in the list, those inside `#if` too.
  var properties: [VariableDeclSyntax] {
    flatMap { item -> [VariableDeclSyntax] in
      if let variable = item.decl.as(VariableDeclSyntax.self) { return [variable] }
      return item.decl.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause -> [VariableDeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.properties
      } ?? []
    }
  }

  /// The initializers in the list, those inside `#if` too.
  var initializers: [InitializerDeclSyntax] {
    flatMap { item -> [InitializerDeclSyntax] in
      if let initializer = item.decl.as(InitializerDeclSyntax.self) { return [initializer] }
      return item.decl.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause -> [InitializerDeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.initializers
      } ?? []
    }
  }

  /// The property of a name.
  func property(_ name: String) -> PropertyDeclaration? {
    for node in properties {
      for binding in node.bindings where binding.name == name {
        return PropertyDeclaration(node: node, binding: binding)
      }
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// The name that it binds; empty for a tuple.
  var name: String { pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "" }
}

extension SyntaxProtocol {
  /// The members of the innermost type or extension around the node.
  var enclosingMembers: MemberBlockItemListSyntax? {
    var node = parent
    while let current = node {
      if let block = current.as(MemberBlockSyntax.self) { return block.members }
      node = current.parent
    }
    return nil
  }
}
