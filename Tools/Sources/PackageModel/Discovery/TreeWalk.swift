import Foundation
import TrellisKit

/// The one walk through a folder tree for all tools. Excluded folders are never opened, and neither are hidden ones and those
/// that tools fill.
struct TreeWalk {
  private static let neverOpened: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]

  private let root: String
  private var seen: Set<FileStatus.Identity> = []
  private(set) var files: [String] = []
  private(set) var excluded: [String] = []
  private(set) var configurations: [SourceTree.Configuration] = []
  private(set) var problems: [PathProblem] = []

  /// Walks through a tree.
  ///
  /// - Parameter root: an absolute path without symbolic links.
  /// - Throws: what is wrong with a configuration.
  init(root: String) throws(ConfigurationError) {
    self.root = root
    try look(into: "", excluding: [], ancestors: [])
  }

  private mutating func look(
    into folder: String, excluding patterns: [ScopedPattern], ancestors: [FileStatus.Identity]
  ) throws(ConfigurationError) {
    let entries: [FolderListing.Entry]
    do {
      entries = try FolderListing.entries(of: FolderPath.join(root, folder))
    } catch {
      note(folder, "can't be opened: \(error)")
      return
    }
    var patterns = patterns
    if entries.contains(where: { $0.name == ConfigurationFile.name }) {
      patterns += try exclusions(ofConfigurationIn: folder)
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = FolderPath.join(folder, entry.name)
      let isSwift = entry.name.hasSuffix(".swift")
      guard entry.kind != .file || isSwift else { continue }
      guard !patterns.contains(where: { $0.matches(path) }) else {
        excluded.append(path)
        continue
      }
      guard entry.hasText else {
        if isSwift || entry.kind == .folder { note(path, "has a name that is not UTF-8") }
        continue
      }
      switch entry.kind {
      case .file: files.append(path)
      case .folder:
        if Self.neverOpened.contains(entry.name) { continue }
        try look(into: path, excluding: patterns, ancestors: ancestors)
      case .link: try follow(path, isSwift: isSwift, excluding: patterns, ancestors: ancestors)
      case .other: if isSwift { note(path, "is no regular file") }
      }
    }
  }

  private mutating func exclusions(
    ofConfigurationIn folder: String
  ) throws(ConfigurationError) -> [ScopedPattern] {
    guard let file = try ConfigurationFile(folder: FolderPath.join(root, folder)) else { return [] }
    configurations.append(.init(folder: folder, file: file))
    guard let patterns = file.members["exclude"] else { return [] }
    do {
      return try ScopedPattern.list(patterns, folder: folder)
    } catch {
      throw ConfigurationError(path: file.path, reason: error.description)
    }
  }

  /// What a link leads to is read where it is, if that is below the root. Other things are read here, once.
  private mutating func follow(
    _ path: String, isSwift: Bool, excluding patterns: [ScopedPattern], ancestors: [FileStatus.Identity]
  ) throws(ConfigurationError) {
    let absolute = "\(root)/\(path)"
    guard let status = FileStatus(absolute, followsLinks: true) else {
      if isSwift || errno == ELOOP {
        note(path, "is a symbolic link that leads nowhere: \(String(cString: strerror(errno)))")
      }
      return
    }
    guard isSwift || status.kind == .folder else { return }
    let target = FolderPath.real(absolute)
    if "\(absolute)/".hasPrefix("\(target)/") || ancestors.contains(status.identity) {
      note(path, "is a symbolic link to a folder that it is in; it isn't followed")
    } else if !target.hasPrefix("\(root)/"), seen.insert(status.identity).inserted {
      if status.kind == .folder {
        try look(into: path, excluding: patterns, ancestors: ancestors + [status.identity])
      } else if status.kind == .file {
        files.append(path)
      } else {
        note(path, "is no regular file")
      }
    }
  }

  private mutating func note(_ path: String, _ message: String) {
    problems.append(PathProblem(path: path.isEmpty ? "." : path, message: message))
  }
}
