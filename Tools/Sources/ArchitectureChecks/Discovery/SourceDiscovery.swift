import Foundation
import PackageModel
import TrellisKit

/// Finds the Swift files below a root. Excluded folders are never opened, and neither are hidden ones and those that tools
/// fill: `.build`, `DerivedData`, `Pods`, `Carthage`, `node_modules`.
struct SourceDiscovery {
  private static let neverOpened: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  private let root: String
  private var tree: CheckedTree
  private var seen: Set<FileStatus.Identity> = []

  private init(root: String, configuration: FolderConfiguration) {
    self.root = root
    tree = CheckedTree(configurations: ConfigurationTree(root: configuration))
  }

  /// Looks through a tree.
  ///
  /// - Parameters:
  ///   - root: an absolute path without symbolic links.
  ///   - configuration: what counts for the root.
  /// - Throws: `ConfigurationError` for a configuration in a folder below.
  static func tree(root: String, configuration: FolderConfiguration) throws(ConfigurationError) -> CheckedTree
  {
    var discovery = SourceDiscovery(root: root, configuration: configuration)
    try discovery.look(into: "", configuration: 0, ancestors: [])
    return discovery.tree
  }

  private mutating func look(
    into folder: String, configuration: Int, ancestors: [FileStatus.Identity]
  ) throws(ConfigurationError) {
    let absolute = folder.isEmpty ? root : "\(root)/\(folder)"
    let entries: [FolderListing.Entry]
    do {
      entries = try FolderListing.entries(of: absolute)
    } catch {
      note(folder, "can't be opened: \(error)")
      return
    }
    var configuration = configuration
    if !folder.isEmpty, entries.contains(where: { $0.name == ConfigurationFile.name }),
      let file = try ConfigurationFile(folder: absolute)
    {
      tree.problems += UnreadMembers.problems(in: file, folder: folder)
      configuration = tree.configurations.add(
        try tree.configurations[configuration].refined(by: file, folder: folder))
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      let isSwift = entry.name.hasSuffix(".swift")
      guard entry.kind != .file || isSwift else { continue }
      guard !isExcluded(path, configuration) else {
        tree.excluded.append(path)
        continue
      }
      guard entry.hasText else {
        if isSwift || entry.kind == .folder { note(path, "has a name that is not UTF-8") }
        continue
      }
      switch entry.kind {
      case .file: tree.files.append(.init(path: path, configuration: configuration))
      case .folder:
        if Self.neverOpened.contains(entry.name) { continue }
        try look(into: path, configuration: configuration, ancestors: ancestors)
      case .link: try follow(path, isSwift: isSwift, configuration: configuration, ancestors: ancestors)
      case .other: if isSwift { note(path, "is no regular file") }
      }
    }
  }

  /// What a link leads to is checked where it is, if that is below the root. Other things are checked here, once.
  private mutating func follow(
    _ path: String, isSwift: Bool, configuration: Int, ancestors: [FileStatus.Identity]
  ) throws(ConfigurationError) {
    guard let status = FileStatus("\(root)/\(path)", followsLinks: true) else {
      if isSwift || errno == ELOOP {
        note(path, "is a symbolic link that leads nowhere: \(String(cString: strerror(errno)))")
      }
      return
    }
    guard isSwift || status.kind == .folder else { return }
    let target = URL(fileURLWithPath: "\(root)/\(path)").resolvingSymlinksInPath().path
    if "\(root)/\(path)/".hasPrefix("\(target)/") || ancestors.contains(status.identity) {
      note(path, "is a symbolic link to a folder that it is in; it isn't followed")
    } else if !target.hasPrefix("\(root)/"), seen.insert(status.identity).inserted {
      if status.kind == .folder {
        try look(into: path, configuration: configuration, ancestors: ancestors + [status.identity])
      } else if status.kind == .file {
        tree.files.append(.init(path: path, configuration: configuration))
      } else {
        note(path, "is no regular file")
      }
    }
  }

  private func isExcluded(_ path: String, _ configuration: Int) -> Bool {
    tree.configurations[configuration].excluded.contains { $0.matches(path) }
  }

  private mutating func note(_ path: String, _ message: String) {
    tree.problems.append(PathProblem(path: path.isEmpty ? "." : path, message: message))
  }
}
