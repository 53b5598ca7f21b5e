import Foundation
import TrellisKit

extension ChangeSource {
  /// The changed files of a project.
  ///
  /// - Parameters:
  ///   - root: the project's folder, as an absolute path without symbolic links.
  ///   - input: what the standard input has.
  /// - Returns: nil when everything counts as changed.
  func files(
    root: String, input: () throws -> Data = { try FileHandle.standardInput.readToEnd() ?? Data() }
  ) throws -> ChangedFiles? {
    switch self {
    case .since(let revision): return try GitChanges(root: root).since(revision)
    case .between(let base, let head): return try GitChanges(root: root).between(base: base, head: head)
    case .files(let names):
      let all = try names.flatMap { $0 == "-" ? Self.names(in: try input()) : [$0] }
      return ChangedFiles(
        all.map { Self.place(of: $0, root: root) }, in: root, root: root,
        comparison: "the files that were named")
    case .all: return nil
    }
  }

  /// The absolute path of a file, which need not be there. On the way to the project's folder there may be symbolic links;
  /// those in it stay what they are.
  private static func place(of name: String, root: String) -> String {
    let path = URL(fileURLWithPath: name).standardizedFileURL
    guard !path.path.hasPrefix("\(root)/") else { return path.path }
    let folder = path.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appendingPathComponent(path.lastPathComponent).path
  }

  /// The names in a list: with a null byte after each, as `git diff -z` writes it, or else one on a line.
  static func names(in list: Data) -> [String] {
    let separator = list.contains(0) ? 0 : UInt8(ascii: "\n")
    return list.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }
}
