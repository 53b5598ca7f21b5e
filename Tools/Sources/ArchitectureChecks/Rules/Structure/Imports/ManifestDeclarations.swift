import PackageModel

/// What the manifests of a tree declare.
struct ManifestDeclarations {
  private let workspace: Workspace
  private let targetsByFolder: [String: [TargetReference]]
  private let allowed: [String: Set<String>]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    let targets = workspace.packages.flatMap { package in
      package.targets.map { TargetReference(package: package, target: $0) }
    }
    targetsByFolder = Dictionary(grouping: targets, by: \.target.folder)
    allowed = Dictionary(
      targets.map { ($0.id, Self.names(allowedIn: $0, workspace)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The targets that a file is a part of: several manifests may list one folder.
  func targets(sharing file: CheckedFile) -> [TargetReference] {
    guard let target = file.target else { return [] }
    return targetsByFolder[target.target.folder, default: []].filter { $0.target.contains(file.path) }
  }

  /// Whether a target may import a module: its own, one that it declares, or one of the system that a module somewhere in
  /// the tree happens to share its name with.
  func allows(_ module: String, in target: TargetReference) -> Bool {
    module == target.target.moduleName || allowed[target.id]?.contains(module) != false
      || SystemModules.names.contains(module)
  }

  /// The modules that a target's dependencies bring, and those that these bring.
  func modules(reachedFrom target: TargetReference) -> Set<String> {
    var reached: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      for module in workspace.declaredModules(of: next) where reached.insert(module).inserted {
        open += workspace.targets(named: module)
      }
    }
    return reached
  }

  /// A product from outside of the tree most often has one module, with its own name.
  private static func names(allowedIn target: TargetReference, _ workspace: Workspace) -> Set<String> {
    workspace.declaredModules(of: target).union(
      target.target.dependencies.compactMap { dependency in
        guard case .product(let name, let owner?) = dependency, !workspace.hasPackage(owner) else {
          return nil
        }
        return name
      })
  }
}

extension Workspace {
  fileprivate func hasPackage(_ name: String) -> Bool {
    packages.contains { $0.name == name || $0.identity == name.lowercased() }
  }
}
