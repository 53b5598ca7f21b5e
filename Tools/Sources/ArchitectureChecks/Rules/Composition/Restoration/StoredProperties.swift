import SwiftSources
import SwiftSyntax

/// Looks at the properties of the type around a node, as far as the declaration shows them.
enum StoredProperties {
  /// The binding of a property.
  static func property(_ name: String, around node: some SyntaxProtocol) -> PatternBindingSyntax? {
    bindings(around: node).first { $0.binding.pattern.plainText == name }?.binding
  }

  /// The names of the properties that the system stores for the next launch.
  static func names(around node: some SyntaxProtocol) -> Set<String> {
    Set(
      bindings(around: node).filter { !$0.attributes.isDisjoint(with: ["AppStorage", "SceneStorage"]) }
        .map { $0.binding.pattern.plainText })
  }

  /// Whether a name says that somebody is signed in.
  static func isSignedInFlag(_ name: String) -> Bool {
    ["authenticated", "loggedin", "signedin"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether the type around a node calls something that validates.
  static func validates(around node: some SyntaxProtocol) -> Bool {
    type(around: node).map { Validation.isAsked(in: $0) } ?? false
  }

  private static func bindings(
    around node: some SyntaxProtocol
  ) -> [(binding: PatternBindingSyntax, attributes: Set<String>)] {
    guard let type = type(around: node) else { return [] }
    return type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { property in
      property.bindings.map { ($0, Set(property.attributes.names)) }
    }
  }

  private static func type(around node: some SyntaxProtocol) -> (any DeclGroupSyntax)? {
    var parent = node.parent
    while let current = parent {
      if let type = current.asProtocol((any DeclGroupSyntax).self) { return type }
      parent = current.parent
    }
    return nil
  }
}
