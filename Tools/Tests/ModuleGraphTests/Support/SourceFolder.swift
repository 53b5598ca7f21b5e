import Foundation

/// A folder with sources that goes with the test.
final class SourceFolder {
  let root: String
  let paths: [String]

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    root = folder.path
    paths = files.keys.sorted()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }
}
