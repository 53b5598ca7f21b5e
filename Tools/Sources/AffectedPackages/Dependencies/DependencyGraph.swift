import PackageModel

/// Which targets depend on which, across packages.
struct DependencyGraph: Sendable {
  /// The targets that depend directly on a target, in the order of their packages.
  private(set) var dependents: [TargetID: [TargetID]] = [:]
  /// The targets that name a package, by its folder. They depend on what its manifest offers, even if it doesn't any more.
  private(set) var users: [String: [TargetID]] = [:]

  init(_ workspace: Workspace) {
    let byFolder = Dictionary(
      workspace.packages.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
    for package in workspace.packages {
      let mentioned = package.dependencies.compactMap { dependency in
        if case .folder(let folder) = dependency { byFolder[folder] } else { nil }
      }
      for target in package.targets {
        let id = TargetID(package: package.folder, name: target.name)
        for dependency in target.dependencies + target.plugins {
          let found = workspace.targets(of: dependency, in: package).map(TargetID.init)
          for other in found where other != id { dependents[other, default: []].append(id) }
          for folder in Self.folders(dependency, of: package, mentioned: mentioned, found: found) {
            users[folder, default: []].append(id)
          }
        }
      }
    }
  }

  /// The other packages that a dependency may be about. One that can't be found may be any that the manifest mentions.
  private static func folders(
    _ dependency: WorkspaceTarget.Dependency, of package: WorkspacePackage, mentioned: [WorkspacePackage],
    found: [TargetID]
  ) -> Set<String> {
    if case .target = dependency { return [] }
    let known = Set(found.map(\.package))
    if !known.isEmpty { return known.subtracting([package.folder]) }
    guard case .product(_, let owner?) = dependency else { return Set(mentioned.map(\.folder)) }
    return Set(mentioned.filter { $0.isCalled(owner) }.map(\.folder))
  }
}
