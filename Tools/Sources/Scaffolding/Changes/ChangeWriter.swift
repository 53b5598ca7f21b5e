import Foundation
import TrellisKit

/// Writes changes: all of them, or none.
struct ChangeWriter {
  private let root: String
  private let isInterrupted: () -> Bool
  /// What undoes what was done, the last first.
  private var undoing: [() throws -> Void] = []

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - root: the folder that paths are relative to.
  ///   - isInterrupted: whether to stop and undo.
  init(root: String, isInterrupted: @escaping () -> Bool = { false }) {
    self.root = root
    self.isInterrupted = isInterrupted
  }

  /// Writes them.
  ///
  /// - Throws: why nothing was changed; or what could not be undone.
  mutating func write(_ changes: FileChanges) throws(ScaffoldingError) {
    do {
      for (path, text) in changes.made.sorted(by: { $0.key < $1.key }) { try make(path, text) }
      for (path, edit) in changes.changed.sorted(by: { $0.key < $1.key }) { try replace(path, edit) }
    } catch {
      let reason = (error as? ScaffoldingError)?.description ?? error.localizedDescription
      throw ScaffoldingError(reason + undo())
    }
  }

  private mutating func make(_ path: String, _ text: String) throws {
    try stopIfInterrupted()
    try makeFolder(path.parentFolder)
    let file = "\(root)/\(path)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    undoing.append { if unlink(file) != 0 { throw Self.failure(path) } }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { close(descriptor) }
    try handle.write(contentsOf: Data(text.utf8))
  }

  private mutating func makeFolder(_ path: String) throws {
    guard !path.isEmpty, !FileManager.default.fileExists(atPath: "\(root)/\(path)") else { return }
    try makeFolder(path.parentFolder)
    guard mkdir("\(root)/\(path)", 0o755) == 0 else { throw failure(path) }
    let folder = "\(root)/\(path)"
    undoing.append { if rmdir(folder) != 0 { throw Self.failure(path) } }
  }

  private mutating func replace(_ path: String, _ edit: FileChanges.Edit) throws {
    try stopIfInterrupted()
    let file = "\(root)/\(path)"
    guard FileManager.default.contents(atPath: file) == Data(edit.old.utf8) else {
      throw ScaffoldingError("\(path) has changed meanwhile")
    }
    try Self.replace(path, at: file, with: edit.new)
    undoing.append { try Self.replace(path, at: file, with: edit.old) }
  }

  private static func replace(_ path: String, at file: String, with text: String) throws(ScaffoldingError) {
    do {
      try FileReplacement.write(Array(text.utf8), to: file)
    } catch {
      throw ScaffoldingError("\(path): \(error)")
    }
  }

  private mutating func undo() -> String {
    var left: [String] = []
    while let step = undoing.popLast() {
      do {
        try step()
      } catch {
        left.append("\(error)")
      }
    }
    return left.isEmpty ? "; nothing was changed" : "; could not be undone: \(left.joined(separator: ", "))"
  }

  private func stopIfInterrupted() throws {
    if isInterrupted() { throw ScaffoldingError("interrupted") }
  }

  private func failure(_ path: String) -> ScaffoldingError { Self.failure(path) }

  private static func failure(_ path: String) -> ScaffoldingError {
    ScaffoldingError("\(path): \(String(cString: strerror(errno)))")
  }
}
