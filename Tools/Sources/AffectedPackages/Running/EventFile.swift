import Foundation

/// Where Swift Testing writes what happens, in a folder that nobody else can read.
struct EventFile {
  private let folder: String?

  /// - Parameter isUsed: whether there is one at all.
  init(isUsed: Bool) {
    guard isUsed else {
      folder = nil
      return
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "trellis-run-\(UUID().uuidString)"
    ).path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      folder = path
    } catch {
      // Without it, single tests are not told apart; whether all passed is known from the exit code.
      folder = nil
    }
  }

  /// What tells `swift test` to write it.
  var arguments: [String] {
    folder.map { ["--event-stream-output-path", "\($0)/events.jsonl", "--event-stream-version", "0"] } ?? []
  }

  /// What it has; nothing when no test was run.
  var content: Data {
    folder.flatMap { FileManager.default.contents(atPath: "\($0)/events.jsonl") } ?? Data()
  }

  func remove() {
    guard let folder else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }
}
