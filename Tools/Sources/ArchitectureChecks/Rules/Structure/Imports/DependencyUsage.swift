import PackageModel
import SwiftSources

/// Which of their declared dependencies the targets of a tree import.
struct DependencyUsage {
  /// The targets with a manifest whose files are all known.
  private(set) var targets: [TargetReference] = []
  private let workspace: Workspace
  private var imports: [String: Set<String>] = [:]
  private var reexports: [String: Set<String>] = [:]
  /// The modules with declarations in Swift. One without is there to be asked for (`canImport`), or to hold others together.
  private var modules: Set<String> = []
  /// The targets with a `main.swift`: programs, also where an old manifest doesn't say so.
  private var programs: Set<String> = []

  init(_ project: CheckedProject) {
    workspace = project.workspace
    let declarations = ManifestDeclarations(workspace)
    var known: [String: TargetReference] = [:]
    var broken: Set<String> = []
    for file in project.files {
      for target in declarations.targets(sharing: file) where target.package.hasManifest {
        known[target.id] = target
        if !file.facts.problems.isEmpty { broken.insert(target.id) }
        add(file, of: target)
      }
    }
    targets = known.values.filter { reference in
      !broken.contains(reference.id) && reference.target.plugins.isEmpty
        && !reference.target.aliasesModules
        && modules.contains(reference.target.moduleName)
        && !project.unseen.contains { reference.target.contains($0) }
    }.sorted { $0.id < $1.id }
  }

  private mutating func add(_ file: CheckedFile, of target: TargetReference) {
    let module = target.target.moduleName
    imports[target.id, default: []].formUnion(file.facts.imports.map(\.module))
    reexports[module, default: []].formUnion(file.facts.imports.filter(\.isReexported).map(\.module))
    if !file.facts.isEmpty { modules.insert(module) }
    if file.path.hasSuffix("/main.swift") { programs.insert(module) }
  }

  /// The names of the dependencies that a target declares and doesn't import, as its manifest writes them.
  func unused(by target: TargetReference) -> [String] {
    let seen = visible(imports[target.id] ?? [])
    return target.target.dependencies.compactMap { dependency in
      let found = workspace.targets(of: dependency, in: target.package).map(\.target)
      guard !found.isEmpty, found.allSatisfy(mustBeImported),
        seen.isDisjoint(with: found.map(\.moduleName))
      else { return nil }
      return dependency.name
    }
  }

  /// Macros, programs and what is written in C may be used without an import; tests of another target run without one.
  private func mustBeImported(_ target: WorkspaceTarget) -> Bool {
    let module = target.moduleName
    return target.kind == .library && modules.contains(module) && !programs.contains(module)
      && !SystemModules.names.contains(module) && !target.name.hasSuffix("Tests")
  }

  /// Modules and what they export again.
  private func visible(_ modules: Set<String>) -> Set<String> {
    var seen = modules
    var open = Array(modules)
    while let module = open.popLast() {
      for next in reexports[module] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return seen
  }
}

extension WorkspaceTarget.Dependency {
  fileprivate var name: String {
    switch self {
    case .target(let name), .name(let name), .product(let name, _): name
    }
  }
}

extension FileFacts {
  /// Whether the file has nothing but comments.
  fileprivate var isEmpty: Bool { imports.isEmpty && types.isEmpty && declarations.isEmpty }
}
