import PackageModel
import SwiftSources

/// An import of a module of the tree that the target's manifest doesn't mention.
struct UndeclaredImport: LinkRule {
  static let description = RuleDescription(
    id: "undeclared-import",
    title: "Import without dependency",
    category: .structure,
    severity: .error,
    what: "An `import` of a module of this tree that the target doesn't declare as a dependency.",
    why: """
      It builds only as long as something else happens to build that module first. It breaks in a clean build, when the \
      package is built alone, or when somebody else drops the dependency; and the manifest lies about who knows whom.
      """,
    fix: "Declare the dependency in the manifest, or do without the import.",
    example: .init(
      wrong: """
        // Package.swift: .target(name: "Profile", dependencies: ["Design"])
        import Networking
        """,
      right: """
        // Package.swift: .target(name: "Profile", dependencies: ["Design", "Networking"])
        import Networking
        """),
    silent: """
      Modules of the system and of packages outside of the tree, imports under `#if canImport(…)`, files outside of any \
      target, and trees without manifests.
      """)

  init(_ options: RuleOptions) {}

  func findings(in project: CheckedProject) -> [Finding] {
    let known = Set(project.workspace.packages.flatMap(\.targets).map(\.moduleName))
    var declared: [String: Set<String>] = [:]
    return project.files.flatMap { file -> [Finding] in
      guard let target = file.target, target.package.hasManifest else { return [] }
      let key = "\(target.package.folder)/\(target.target.name)"
      let modules = declared[key] ?? project.workspace.declaredModules(of: target)
      declared[key] = modules
      return file.facts.imports.compactMap { fact in
        guard known.contains(fact.module), !modules.contains(fact.module), fact.module != file.module,
          fact.condition?.contains("canImport(\(fact.module)") != true
        else { return nil }
        let message = "\(target.target.name) imports \(fact.module) and doesn't declare it as a dependency"
        return finding(
          file.path, fact.span, message, symbol: target.target.name, line: "import \(fact.module)")
      }
    }
  }
}
