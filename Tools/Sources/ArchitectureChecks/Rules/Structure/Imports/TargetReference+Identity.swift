import PackageModel

extension TargetReference {
  /// Different for every target of the tree.
  var id: String { "\(package.folder)/\(target.name)" }

  /// The manifest, or the target's folder where there is none.
  var manifestPath: String {
    guard package.hasManifest else { return target.folder }
    return package.folder.isEmpty ? "Package.swift" : "\(package.folder)/Package.swift"
  }
}
