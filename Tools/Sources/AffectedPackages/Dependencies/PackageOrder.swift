import PackageModel

/// The packages of a project with those before them that they depend on.
struct PackageOrder: Sendable {
  /// The folders of all packages, each after those it depends on. In a cycle, the order is that of the folders.
  private(set) var folders: [String] = []
  /// The folders of all packages that a package needs, also through others.
  private(set) var needs: [String: Set<String>] = [:]

  init(_ packages: [WorkspacePackage]) {
    let direct = Dictionary(
      packages.map { package in
        let local = package.dependencies.compactMap { dependency in
          if case .folder(let folder) = dependency { folder } else { nil }
        }
        return (package.folder, local.sorted())
      }, uniquingKeysWith: { first, _ in first })
    var done: Set<String> = []
    for package in packages {
      needs[package.folder] = Self.reach(package.folder, direct).subtracting([package.folder])
      append(package.folder, direct, &done)
    }
  }

  private static func reach(_ folder: String, _ direct: [String: [String]]) -> Set<String> {
    var seen: Set<String> = []
    var waiting = direct[folder] ?? []
    while let next = waiting.popLast() {
      if seen.insert(next).inserted { waiting += direct[next] ?? [] }
    }
    return seen
  }

  /// A stack of its own instead of recursion: a chain of packages may be long.
  private mutating func append(
    _ folder: String, _ direct: [String: [String]], _ done: inout Set<String>
  ) {
    guard !done.contains(folder) else { return }
    var begun: Set<String> = []
    var waiting = [folder]
    while let next = waiting.last {
      let open = (direct[next] ?? []).filter {
        direct[$0] != nil && !done.contains($0) && !begun.contains($0)
      }
      begun.insert(next)
      if let first = open.first {
        waiting.append(first)
      } else {
        waiting.removeLast()
        if done.insert(next).inserted { folders.append(next) }
      }
    }
  }
}
