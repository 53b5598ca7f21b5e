import PackageModel

/// Names a target of a project.
struct TargetID: Hashable, Sendable {
  /// The folder of its package.
  let package: String
  let name: String

  init(package: String, name: String) {
    self.package = package
    self.name = name
  }

  init(_ reference: TargetReference) {
    self.init(package: reference.package.folder, name: reference.target.name)
  }
}
