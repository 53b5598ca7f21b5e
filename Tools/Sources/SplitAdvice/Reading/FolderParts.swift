/// The folders in a module that could become modules: those below the first folder that has more than one thing in it, and
/// those in folders that only hold others, such as `Features`.
struct FolderParts {
  private let groups: Set<String>
  private let paths: [[Substring]]

  /// - Parameters:
  ///   - paths: the paths of all files.
  ///   - groups: the names of folders that only hold others.
  init(_ paths: [String], groups: Set<String>) {
    self.paths = paths.map { $0.split(separator: "/") }
    self.groups = groups
  }

  /// The parts, what is in no folder last.
  func parts(of module: CodeModule) -> [FolderPart] {
    let base = base(of: module)
    var members: [[Substring]: [Int]] = [:]
    for file in module.files { members[folder(of: paths[file], below: base), default: []].append(file) }
    let folders = members.keys.filter { $0.count > base.count }.map { $0.joined(separator: "/") }.sorted()
    let names = Self.names(folders)
    let parts = folders.map { folder in
      FolderPart(
        name: names[folder] ?? folder, folders: [folder], files: members[folder.split(separator: "/")] ?? [])
    }
    guard let rest = members[base] else { return parts }
    return parts + [
      FolderPart(name: module.name, folders: [base.joined(separator: "/")], files: rest, isRest: true)
    ]
  }

  /// The deepest folder that all files are below.
  private func base(of module: CodeModule) -> [Substring] {
    guard let first = module.files.first else { return [] }
    var base = paths[first].dropLast()
    for file in module.files {
      let folder = paths[file].dropLast()
      base = base.prefix(zip(base, folder).prefix { $0 == $1 }.count)
    }
    return Array(base)
  }

  private func folder(of path: [Substring], below base: [Substring]) -> [Substring] {
    let folders = path.dropLast()
    guard folders.count > base.count else { return base }
    let isGroup = groups.contains(String(folders[base.count])) && folders.count > base.count + 1
    return Array(folders.prefix(base.count + (isGroup ? 2 : 1)))
  }

  /// The last name of each folder, with the one before where two would be called the same.
  private static func names(_ folders: [String]) -> [String: String] {
    func name(_ folder: String, _ count: Int) -> String {
      folder.split(separator: "/").suffix(count).joined(separator: "/")
    }
    let counts = Dictionary(grouping: folders) { name($0, 1) }
    return Dictionary(
      uniqueKeysWithValues: folders.map {
        ($0, name($0, counts[name($0, 1), default: []].count == 1 ? 1 : 2))
      })
  }
}
