import Foundation

/// The folder of caches. Nothing in it is needed, so that no trouble with it is worth a message.
enum CacheFolder {
  /// All caches together, in bytes. The ones that were not used for the longest time go first.
  static let limit = 256 << 20

  /// Where caches are when nobody says otherwise, as the XDG base directory specification has it.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return "\(cache)/trellis-check" }
    return environment["HOME"].map { "\($0)/.cache/trellis-check" }
  }

  /// Replaces a file as a whole.
  static func write(_ bytes: [UInt8], to path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    close(descriptor)
    if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
    trim(folder, keeping: path)
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Removes old caches, and what a killed run has left behind.
  private static func trim(_ folder: String, keeping path: String) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: Array(keys))
    let aged = (files ?? []).map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (file: file, date: values?.contentModificationDate ?? .distantPast, size: values?.fileSize ?? 0)
    }
    var total = 0
    for (file, date, size) in aged.sorted(by: { $0.date > $1.date }) {
      let isLeftover = file.pathExtension != "facts" && date.timeIntervalSinceNow < -3600
      total += size
      if isLeftover || (total > limit && file.path != path) { unlink(file.path) }
    }
  }
}
