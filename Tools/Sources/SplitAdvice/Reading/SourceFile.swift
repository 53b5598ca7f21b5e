import ModuleGraph
import PackageModel
import SwiftSources
import SwiftSyntax

/// What a Swift file declares, and the names that it mentions.
struct SourceFile: Sendable {
  let imports: SourceImports
  /// How many types it declares, nested ones too.
  let typeCount: Int
  /// The types that other files can name, without those inside of others.
  let types: Set<String>
  /// The names that begin like a type's and stand where a type or a value can.
  let names: Set<String>
  /// Whether the program begins here.
  let isEntry: Bool

  var path: String { imports.path }

  /// Reads files, on as many threads as there are cores.
  static func read(_ paths: [String], root: String) -> [SourceFile] {
    WorkerThreads.map(paths) { SourceFile($0, root: root) }
  }

  private init(_ path: String, root: String) {
    var facts = FileFacts()
    var names: Set<String> = []
    imports = SourceImports(path, root: root) { bytes in
      facts = SourceReader.facts(of: bytes) { hooks in
        hooks.hooks(of: "advise", seesPreviews: true) { hooks in
          hooks.on(IdentifierTypeSyntax.self) { node, _ in Self.take(node.name, &names) }
          hooks.on(DeclReferenceExprSyntax.self) { node, _ in Self.take(node.baseName, &names) }
        }
      }
      return facts
    }
    let declared = facts.types.filter { $0.kind != .extending }
    typeCount = declared.count
    types = Set(
      declared.filter { !$0.access.hasSuffix("private") && !$0.name.contains(".") }.map(\.name))
    self.names = names
    isEntry =
      path.split(separator: "/").last == "main.swift"
      || declared.contains { !Set($0.attributes).isDisjoint(with: Self.entries) }
  }

  private static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  private static func take(_ token: TokenSyntax, _ names: inout Set<String>) {
    let text = token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
    if text.first?.isUppercase == true { names.insert(text) }
  }
}
