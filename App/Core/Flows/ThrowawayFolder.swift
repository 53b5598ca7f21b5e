import Foundation

/// A private folder for the data of one flow, in memory where the system offers that: what is thrown away at the end
/// of a flow needs no disc, and waiting for one would be most of the flow's time.
enum ThrowawayFolder {
  static func make() throws -> URL {
    let folder = base.appending(path: "trellis-flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder
  }

  private static var base: URL {
    let memory = "/dev/shm"
    let isChosen = ProcessInfo.processInfo.environment["TMPDIR"] != nil
    guard !isChosen, FileManager.default.isWritableFile(atPath: memory) else {
      return FileManager.default.temporaryDirectory
    }
    return URL(filePath: memory, directoryHint: .isDirectory)
  }
}
