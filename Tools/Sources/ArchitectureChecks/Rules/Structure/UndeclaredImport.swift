import PackageModel
import SwiftSources

/// An import of a module of the tree that the target's manifest doesn't mention.
struct UndeclaredImport: LinkRule {
  static let description = RuleDescription(
    id: "undeclared-import",
    title: "Import without dependency",
    category: .structure,
    severity: .error,
    what: """
      An `import` of a module of this tree that the target doesn't declare as a dependency, and that none of its \
      dependencies brings with it.
      """,
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
      What a dependency brings with it, which SwiftPM builds first and finds as well (unless the options say otherwise); \
      modules without Swift, which module maps name; modules of the system and of packages outside of the tree (also those \
      that have the name of a module of the tree), and names that several packages give to a module; imports under \
      `#if canImport(…)` of the same module or under a flag of one's own; targets that call modules by other names; documentation and playgrounds; files outside of \
      any target, and trees without manifests.
      """,
    options: [
      RuleOption(
        name: "strict", value: .flag(false),
        explanation: "whether targets must declare what their dependencies bring with them, too"),
      RuleOption(
        name: "strictTests", value: .flag(false), explanation: "whether that goes for tests as well"),
    ])

  private let isStrict: Bool
  private let isStrictWithTests: Bool

  init(_ options: RuleOptions) {
    isStrict = options.flag("strict")
    isStrictWithTests = options.flag("strictTests")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let declarations = ManifestDeclarations(project.workspace)
    let resolution = ModuleResolution(project.workspace)
    let swiftModules = Set(project.files.map(\.module))
    var reached: [String: Set<String>] = [:]
    return project.files.flatMap { file -> [Finding] in
      let targets = declarations.targets(sharing: file).filter {
        $0.package.hasManifest && !$0.target.aliasesModules
      }
      return file.facts.imports.flatMap { fact -> [Finding] in
        let module = fact.module
        guard swiftModules.contains(module) else { return [] }
        return targets.compactMap { target in
          guard resolution.target(of: module, importedBy: target) != nil,
            !declarations.allows(module, in: target), !fact.isOptional
          else { return nil }
          let all = reached[target.id] ?? declarations.modules(reachedFrom: target)
          reached[target.id] = all
          guard isStrict(with: target) || !all.contains(module) else { return nil }
          let message =
            "\(target.target.name) imports \(module) and \(target.manifestPath) doesn't declare it"
          return finding(file.path, fact.span, message, symbol: target.target.name, line: fact.line)
        }
      }
    }
  }

  private func isStrict(with target: TargetReference) -> Bool {
    target.target.kind == .test ? isStrictWithTests : isStrict
  }
}
