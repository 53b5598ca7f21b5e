import PackageModel

/// Finds what changed files count for by themselves.
struct ImpactReader {
  private let workspace: Workspace
  private let configuration: AffectedConfiguration
  private let packages: [String: WorkspacePackage]

  init(workspace: Workspace, configuration: AffectedConfiguration) {
    self.workspace = workspace
    self.configuration = configuration
    packages = Dictionary(
      workspace.packages.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
  }

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
    let inside = "\(path)/"
    for package in workspace.packages where package.folder == path || package.folder.hasPrefix(inside) {
      impact.packages.append(package.folder)
      reasons.append("is or has the folder of \(package.name)")
    }
    let mappings = configuration.mappings(of: path)
    for mapping in mappings {
      impact.packages += mapping.folders ?? []
      impact.isEverything = impact.isEverything || mapping.folders == nil
    }
    if !mappings.isEmpty {
      reasons.append("is mapped by \(mappings.map { "“\($0.pattern)”" }.joined(separator: " and "))")
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
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if !folder.isEmpty, let package = packages[String(folder)] { return package }
    }
    return path.hasPrefix("/") ? nil : packages[""]
  }

  private func isManifest(_ path: String, of package: WorkspacePackage) -> Bool {
    let name = package.folder.isEmpty ? path[...] : path.dropFirst(package.folder.count + 1)
    return package.hasManifest && !name.contains("/")
      && (name == "Package.swift" || name == "Package.resolved"
        || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")))
  }
}
