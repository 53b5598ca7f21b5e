import Foundation

@testable import PackageModel

/// A folder with files, that goes with the test.
final class TemporaryTree {
  let root: String

  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = FolderPath.real(folder.path)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
  }
}
