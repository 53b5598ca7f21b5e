import Foundation
import Testing

/// A folder of flows that the real executable runs, and what it wrote there.
struct FlowRun {
  let folder: URL

  /// Runs a body with a folder that is removed afterwards.
  static func inFolder(_ body: (FlowRun) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(FlowRun(folder: folder))
  }

  /// Writes a file, with the folders that it needs, and tells its path.
  @discardableResult
  func write(_ text: String, to path: String) throws -> String {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func path(_ path: String) -> String {
    folder.appending(path: path).path
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func files(below path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: path).path)
      .filter { $0.hasSuffix(".txt") }.sorted()
  }
}
