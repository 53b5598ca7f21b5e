import SwiftSyntax

extension AttributeListSyntax {
  /// The names of the attributes without the `@` and without arguments; those inside `#if` too.
  public var names: [String] {
    flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute): return [attribute.attributeName.plainText]
      case .ifConfigDecl(let decl):
        return decl.clauses.flatMap { clause -> [String] in
          guard case .attributes(let attributes)? = clause.elements else { return [] }
          return attributes.names
        }
      @unknown default: return []
      }
    }
  }
}

extension DeclModifierListSyntax {
  /// The access level that is written; empty when none is. `private(set)` says nothing of reading.
  public var access: String {
    first { modifier in
      modifier.detail == nil && Self.accessLevels.contains(modifier.name.text)
    }?.name.text ?? ""
  }

  /// Whether it makes a member of the type itself.
  public var isStatic: Bool {
    contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  private static let accessLevels: Set<String> = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]
}
