/// The targets of an app that has no manifest: Swift files below no package's folder.
///
/// The configuration names them; what is left belongs to targets named after the topmost folders. Those whose name ends in
/// `Tests` are tests.
struct AppLayout {
  let name: String
  let configured: [ConfiguredTarget]

  /// - Parameter files: the files, relative to the root.
  /// - Returns: nil when there are none.
  func package(of files: [String]) -> WorkspacePackage? {
    guard !files.isEmpty else { return nil }
    let own = configured.map { target in
      WorkspaceTarget(
        name: target.name, kind: target.kind ?? Self.kind(of: target.name),
        folder: FolderPath.resolve(target.folder, in: "", root: "/"))
    }
    let left = files.filter { path in !own.contains { $0.contains(path) } }
    let folders = Set(left.map(Self.folder)).sorted()
    let others = folders.map { folder in
      let name = folder.split(separator: "/").last.map(String.init) ?? name
      return WorkspaceTarget(
        name: name, kind: Self.kind(of: name), folder: folder,
        excluded: folders.filter { $0 != folder && (folder.isEmpty || $0.hasPrefix("\(folder)/")) }
          .map { folder.isEmpty ? $0 : String($0.dropFirst(folder.count + 1)) })
    }
    return WorkspacePackage(name: name, folder: "", hasManifest: false, targets: own + others)
  }

  /// The topmost folder, or the one in it when the topmost only groups others.
  private static func folder(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    let count = folders.first.map { groups.contains(String($0)) } == true ? 2 : 1
    return folders.prefix(count).joined(separator: "/")
  }

  private static let groups: Set<String> = ["Modules", "Source", "Sources", "Tests", "src"]

  private static func kind(of name: String) -> WorkspaceTarget.Kind {
    name.hasSuffix("Tests") ? .test : .library
  }
}
