import PackageModel

/// Finds what changed files count for by themselves.
struct ImpactReader {
  let workspace: Workspace
  let configuration: AffectedConfiguration

  func impact(of path: String) -> FileImpact {
    var impact = FileImpact(path: path)
    var reasons: [String] = []
    for reference in workspace.targets(of: path) {
      impact.targets.append(TargetID(reference))
      reasons.append("is in target \(reference.target.name) of \(reference.package.name)")
    }
    if let package = owner(of: path), isManifest(path, of: package) {
      impact.packages.append(package.folder)
      reasons.append("says what \(package.name) is made of")
    }
    for package in workspace.packages where package.folder == path || package.folder.hasPrefix("\(path)/") {
      impact.packages.append(package.folder)
      reasons.append("is or has the folder of \(package.name)")
    }
    for mapping in configuration.mappings(of: path) {
      impact.packages += mapping.folders ?? []
      impact.isEverything = impact.isEverything || mapping.folders == nil
      reasons.append("is mapped by “\(mapping.pattern)”")
    }
    if reasons.isEmpty { reasons.append(takeUnknown(&impact)) }
    impact.explanation = reasons.joined(separator: "; ")
    return impact
  }

  /// A file that nothing knows counts for all that may read it.
  private func takeUnknown(_ impact: inout FileImpact) -> String {
    let package = owner(of: impact.path)
    if let package, !package.folder.isEmpty {
      impact.packages.append(package.folder)
      return "is in no target of \(package.name): all of it counts"
    }
    guard package != nil || !impact.path.hasPrefix("/") else {
      return "is outside of the project: nothing counts"
    }
    impact.isEverything = true
    return "is in no target, and “affected.paths” in .trellis.json doesn't map it: everything counts"
  }

  /// The package in the nearest folder above a path.
  private func owner(of path: String) -> WorkspacePackage? {
    workspace.packages.filter { package in
      package.folder.isEmpty ? !path.hasPrefix("/") : path.hasPrefix("\(package.folder)/")
    }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  private func isManifest(_ path: String, of package: WorkspacePackage) -> Bool {
    let name = package.folder.isEmpty ? path[...] : path.dropFirst(package.folder.count + 1)
    return package.hasManifest && !name.contains("/")
      && (name == "Package.swift" || name == "Package.resolved"
        || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")))
  }
}
