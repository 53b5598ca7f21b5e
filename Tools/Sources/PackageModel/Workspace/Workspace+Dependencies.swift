extension Workspace {
  /// The modules that a target may import by what its manifest declares. A product brings the modules of all its
  /// targets.
  public func declaredModules(of reference: TargetReference) -> Set<String> {
    Set(reference.target.dependencies.flatMap { modules(of: $0, in: reference.package) })
  }

  /// The modules that one dependency of a target brings; none when it is from elsewhere.
  ///
  /// - Parameters:
  ///   - dependency: the dependency.
  ///   - package: the package of the target.
  public func modules(of dependency: WorkspaceTarget.Dependency, in package: WorkspacePackage) -> [String] {
    targets(of: dependency, in: package).map(\.target.moduleName)
  }

  /// The targets that one dependency of a target brings; none when it is from elsewhere.
  ///
  /// - Parameters:
  ///   - dependency: the dependency.
  ///   - package: the package of the target.
  public func targets(
    of dependency: WorkspaceTarget.Dependency, in package: WorkspacePackage
  ) -> [TargetReference] {
    switch dependency {
    case .target(let name):
      return package.targets.filter { $0.name == name }.map { TargetReference(package: package, target: $0) }
    case .product(let name, let owner):
      let packages = packagesByProduct[name] ?? []
      return packages.filter { owner == nil || $0.isCalled(owner ?? "") }.flatMap { package in
        let targets = package.products.filter { $0.name == name }.flatMap(\.targets)
        return package.targets.filter { targets.contains($0.name) }
          .map { TargetReference(package: package, target: $0) }
      }
    case .name(let name):
      let own = targets(of: .target(name), in: package)
      return own.isEmpty ? targets(of: .product(name, package: nil), in: package) : own
    }
  }
}
