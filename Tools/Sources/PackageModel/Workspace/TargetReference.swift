/// A target and the package that it is in.
public struct TargetReference: Sendable, Equatable {
  /// The package.
  public let package: WorkspacePackage
  /// The target.
  public let target: WorkspaceTarget

  /// Names a target of a package.
  public init(package: WorkspacePackage, target: WorkspaceTarget) {
    self.package = package
    self.target = target
  }
}
