import PackageModel

extension WorkspacePackage {
  /// A package with a library and its tests, both where SwiftPM looks for them.
  ///
  /// - Parameters:
  ///   - folder: its folder; the name is its last part.
  ///   - needs: the folders of packages whose library its library depends on.
  ///   - testNeeds: the same for its tests.
  static func sample(
    _ folder: String, needs: [String] = [], testNeeds: [String] = [], plugins: [String] = [],
    others: [WorkspaceTarget] = []
  ) -> WorkspacePackage {
    func name(_ folder: String) -> String { folder.split(separator: "/").last.map(String.init) ?? "Root" }
    func products(_ folders: [String]) -> [WorkspaceTarget.Dependency] {
      folders.map { .product(name($0), package: name($0)) }
    }
    let own = name(folder)
    let start = folder.isEmpty ? "" : "\(folder)/"
    return WorkspacePackage(
      name: own, folder: folder,
      targets: [
        WorkspaceTarget(
          name: own, kind: .library, folder: "\(start)Sources/\(own)", dependencies: products(needs),
          plugins: products(plugins)),
        WorkspaceTarget(
          name: "\(own)Tests", kind: .test, folder: "\(start)Tests/\(own)Tests",
          dependencies: [.name(own)] + products(testNeeds)),
      ] + others,
      products: [Product(name: own, targets: [own])],
      dependencies: (needs + testNeeds + plugins).map { .folder($0) })
  }
}
