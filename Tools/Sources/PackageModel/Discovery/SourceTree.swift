import TrellisKit

/// What of a folder tree matters to the tools: where its manifests are, and its Swift files.
///
/// Folders of build products and checkouts are left out, and so are hidden ones. A symbolic link to a folder is not
/// followed: what it points to is seen where it is, and loops can't be.
public struct SourceTree: Sendable, Equatable {
  /// The folder, as an absolute path without symbolic links.
  public let root: String
  /// The folders with a `Package.swift`, relative to the root and in order; the root itself is empty.
  public private(set) var manifestFolders: [String] = []
  /// The Swift files besides manifests, relative to the root and in order.
  public private(set) var swiftFiles: [String] = []
  /// What could not be read, each on one line.
  public private(set) var problems: [String] = []

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - excluded: paths that are not even looked at, relative to the root.
  public init(root: String, excluding excluded: [PathPattern] = []) {
    self.root = FolderPath.real(root)
    var waiting = [""]
    while let folder = waiting.popLast() {
      do {
        for entry in try FolderListing.entries(of: FolderPath.join(self.root, folder)) {
          let path = FolderPath.join(folder, entry.name)
          guard !excluded.contains(where: { $0.matches(path) }) else { continue }
          guard isWanted(entry, path) else { continue }
          take(entry, path, folder, &waiting)
        }
      } catch {
        problems.append("\(folder.isEmpty ? "." : folder): can't be read: \(error)".onOneLine)
      }
    }
    manifestFolders.sort()
    swiftFiles.sort()
    problems.sort()
  }

  /// Takes a tree that was read elsewhere.
  ///
  /// - Parameters:
  ///   - root: the folder, as an absolute path without symbolic links.
  ///   - paths: all Swift files, manifests too, relative to the root.
  public init(root: String, paths: [String]) {
    self.root = root
    for path in paths.sorted() {
      if path == "Package.swift" || path.hasSuffix("/Package.swift") {
        manifestFolders.append(path.split(separator: "/").dropLast().joined(separator: "/"))
      } else if path.split(separator: "/").last?.hasPrefix("Package@swift-") == false {
        swiftFiles.append(path)
      }
    }
    manifestFolders.sort()
  }

  /// Neither a pipe, nor a socket, nor a link to anything but a file.
  private func isWanted(_ entry: FolderListing.Entry, _ path: String) -> Bool {
    switch entry.kind {
    case .file, .folder: true
    case .link: FileStatus(FolderPath.join(root, path), followsLinks: true)?.kind == .file
    case .other: false
    }
  }

  private mutating func take(
    _ entry: FolderListing.Entry, _ path: String, _ folder: String, _ waiting: inout [String]
  ) {
    if entry.kind == .folder {
      if !Self.isLeftOut(entry.name) { waiting.append(path) }
    } else if entry.name == "Package.swift" {
      manifestFolders.append(folder)
    } else if entry.name.hasSuffix(".swift"), !entry.name.hasPrefix("Package@swift-") {
      if entry.hasText {
        swiftFiles.append(path)
      } else {
        problems.append("\(path): has a name that is not UTF-8".onOneLine)
      }
    }
  }

  /// Whether a folder of this name holds nothing that belongs to the tree's own sources.
  static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || generated.contains(name)
  }

  private static let generated: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]
}
