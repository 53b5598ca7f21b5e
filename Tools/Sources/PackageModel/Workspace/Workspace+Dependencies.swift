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
      return packages(offering: name, called: owner, to: package).flatMap { package in
        let targets = package.products.filter { $0.name == name }.flatMap(\.targets)
        return package.targets.filter { targets.contains($0.name) }
          .map { TargetReference(package: package, target: $0) }
      }
    case .name(let name):
      let own = targets(of: .target(name), in: package)
      return own.isEmpty ? targets(of: .product(name, package: nil), in: package) : own
    }
  }

  /// The packages that a dependency on a product means. What is called otherwise here, since its checkout's folder or the
  /// manifest gives it another name, is known by its folder.
  private func packages(
    offering product: String, called owner: String?, to package: WorkspacePackage
  ) -> [WorkspacePackage] {
    let all = packagesByProduct[product] ?? []
    guard let owner else { return all }
    let called = all.filter { $0.isCalled(owner) }
    return called.isEmpty ? all.filter { package.dependencies.contains(.folder($0.folder)) } : called
  }
}
