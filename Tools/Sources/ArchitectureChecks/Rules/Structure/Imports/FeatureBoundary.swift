import PackageModel

/// Tells whether two targets are parts of one feature.
enum FeatureBoundary {
  /// A feature may be made of several targets of its package: those that the package doesn't offer to others, and those
  /// that carry its name, such as a preview or support for tests.
  static func separates(_ first: TargetReference, _ second: TargetReference) -> Bool {
    guard first.package.folder == second.package.folder else { return true }
    guard first.package.hasManifest else { return first.target.name != second.target.name }
    let names = (first.target.name, second.target.name)
    guard !names.0.hasPrefix(names.1), !names.1.hasPrefix(names.0) else { return false }
    return isOffered(first) && isOffered(second)
  }

  private static func isOffered(_ reference: TargetReference) -> Bool {
    reference.package.products.contains { $0.targets.contains(reference.target.name) }
  }
}
