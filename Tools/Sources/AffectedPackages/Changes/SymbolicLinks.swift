import Foundation
import TrellisKit

/// The symbolic links that git keeps: a change of what one points to is a change of the link.
struct SymbolicLinks {
  /// Where each link points to, both relative to the repository's folder.
  let targets: [(link: String, target: String)]

  /// - Parameter repository: its folder is the repository's.
  init(_ repository: GitRepository) throws(GitError) {
    let entries = try repository.ask(["ls-files", "--stage", "-z"]).split(separator: "\0")
    targets = entries.compactMap { entry in
      guard entry.hasPrefix("120000 "), let tab = entry.firstIndex(of: "\t") else { return nil }
      let link = String(entry[entry.index(after: tab)...])
      return Self.target(of: link, in: repository.folder).map { (link, $0) }
    }
  }

  /// The links that change with a file, as the paths that the file has through them.
  func paths(of file: String) -> [String] {
    targets.compactMap { link, target in
      guard file == target || file.hasPrefix("\(target)/") else { return nil }
      return link + file.dropFirst(target.count)
    }
  }

  /// Nil for a link that leads out of the repository, and for one that isn't there any more: that is a change of its own.
  private static func target(of link: String, in folder: String) -> String? {
    guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(link)")
    else { return nil }
    let start =
      text.hasPrefix("/") ? "" : "\(folder)/\(link.split(separator: "/").dropLast().joined(separator: "/"))"
    let path = ChangedFiles.path(text, in: start, root: folder)
    return path.hasPrefix("/") || path.isEmpty ? nil : path
  }
}
