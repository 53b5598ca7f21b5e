import PackageModel

/// What targets are shown together: the folder that their package is in, such as `Packages/Core`.
enum GraphGroup {
  static func name(of reference: TargetReference) -> String {
    let package = reference.package
    if package.folder.hasPrefix("/") { return "outside" }
    let folders = package.folder.split(separator: "/")
    if folders.count > 1 { return folders.dropLast().joined(separator: "/") }
    if let folder = folders.first { return String(folder) }
    // The root has what the tree has besides packages: its own folders tell more than its name.
    let first = reference.target.folder.split(separator: "/").first.map(String.init) ?? package.name
    return ["Sources", "Source", "src", "Plugins"].contains(first) ? package.name : first
  }
}
