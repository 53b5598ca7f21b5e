import Foundation

/// Where a target's sources are: where its manifest says, or else where SwiftPM looks for them.
struct TargetLayout {
  /// The folder of the package, relative to the root or absolute.
  let folder: String
  let root: String
  let manifest: Manifest

  func target(_ target: Manifest.Target) -> WorkspaceTarget {
    WorkspaceTarget(
      name: target.name, kind: Self.kind(of: target.type), folder: folder(of: target),
      excluded: target.exclude.map(Self.clean), sources: target.sources?.map(Self.clean),
      dependencies: target.dependencies, plugins: target.plugins, aliasesModules: target.aliasesModules)
  }

  private func folder(of target: Manifest.Target) -> String {
    if let path = target.path { return resolve(path) }
    let groups = Self.groups(for: target.type)
    let found = groups.map { "\($0)/\(target.name)" }.first(where: isFolder)
    // The only target of its kind may have the folder of the kind to itself.
    let isAlone = manifest.targets.count { Self.groups(for: $0.type) == groups } == 1
    return resolve(found ?? (isAlone ? groups.first(where: isFolder) : nil) ?? "\(groups[0])/\(target.name)")
  }

  private func resolve(_ path: String) -> String {
    FolderPath.resolve(path, in: folder, root: root)
  }

  private func isFolder(_ path: String) -> Bool {
    let place = resolve(path)
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(
      atPath: place.hasPrefix("/") ? place : "\(root)/\(place)", isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// A path below the target's folder, without what means nothing.
  private static func clean(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private static func groups(for type: String) -> [String] {
    switch type {
    case "test": ["Tests", "Sources", "Source", "src", "srcs"]
    case "plugin": ["Plugins"]
    default: ["Sources", "Source", "src", "srcs"]
    }
  }

  private static func kind(of type: String) -> WorkspaceTarget.Kind {
    switch type {
    case "executable", "snippet": .executable
    case "test": .test
    case "macro": .macro
    case "plugin": .plugin
    case "system", "binary": .system
    default: .library
    }
  }
}
