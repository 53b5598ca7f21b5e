import Foundation
import TrellisKit

/// Runs the toolchain's formatter, so that a long name breaks lines where it would.
struct SwiftFormat {
  /// The configuration, as an absolute path.
  let configuration: String

  /// Formats files in place.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - folder: the folder that they are relative to.
  func format(_ paths: [String], in folder: String) throws(ScaffoldingError) {
    var rest = paths.sorted()[...]
    while !rest.isEmpty {
      let command = [
        "swift", "format", "format", "--in-place", "--parallel", "--configuration", configuration,
      ]
      let output: ChildProcess.Output
      do {
        output = try ChildProcess(command + rest.prefix(200), in: folder).run()
      } catch {
        throw ScaffoldingError("swift format: \(error)")
      }
      guard output.code == 0 else {
        let reason = output.errorText.split(separator: "\n").first ?? ""
        throw ScaffoldingError("swift format failed: \(reason.replacing("\(folder)/", with: ""))")
      }
      rest = rest.dropFirst(200)
    }
  }

  /// Formats the Swift files among changes.
  func format(_ changes: FileChanges) throws(ScaffoldingError) -> FileChanges {
    var formatted = changes
    let texts = changes.made.merging(changes.changed.mapValues(\.new)) { $1 }.filter {
      $0.key.hasSuffix(".swift")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
      .path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var writer = ChangeWriter(root: folder)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    } catch {
      throw ScaffoldingError("the temporary folder \(folder) can't be made: \(error.localizedDescription)")
    }
    try writer.write(FileChanges(made: texts))
    try format(Array(texts.keys), in: folder)
    for path in texts.keys {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
        throw ScaffoldingError("\(path) can't be read after formatting")
      }
      let text = String(decoding: data, as: UTF8.self)
      if changes.made[path] != nil {
        formatted.made[path] = text
      } else {
        formatted.changed[path]?.new = text
      }
    }
    return formatted
  }
}
