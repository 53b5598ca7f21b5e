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
      Modules of the system and of packages outside of the tree (also those that have the name of a module of the tree), \
      imports under `#if canImport(…)` of the same module, tests that import what the code under test brings with it \
      (unless the option says otherwise), files outside of any target, and trees without manifests.
      """,
    options: [
      RuleOption(
        name: "strictTests", value: .flag(false),
        explanation: "whether tests must declare what their dependencies bring with them, too")
    ])

  private let isStrictWithTests: Bool

  init(_ options: RuleOptions) {
    isStrictWithTests = options.flag("strictTests")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let declarations = ManifestDeclarations(project.workspace)
    let resolution = ModuleResolution(project.workspace)
    return project.files.flatMap { file -> [Finding] in
      let targets = declarations.targets(sharing: file).filter(\.package.hasManifest)
      return file.facts.imports.flatMap { fact -> [Finding] in
        guard resolution.has(fact.module), !fact.isOptional else { return [] }
        return targets.filter { !allows(fact.module, in: $0, declarations) }.map { target in
          let name = target.target.name
          let message = "\(name) imports \(fact.module) and \(target.manifestPath) doesn't declare it"
          return finding(file.path, fact.span, message, symbol: name, line: fact.line)
        }
      }
    }
  }

  private func allows(_ module: String, in target: TargetReference, _ declarations: ManifestDeclarations)
    -> Bool
  {
    if declarations.allows(module, in: target) { return true }
    guard target.target.kind == .test, !isStrictWithTests else { return false }
    return declarations.modules(reachedFrom: target).contains(module)
  }
}
