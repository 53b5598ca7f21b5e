import Foundation

/// A folder of files that can be made again. Runs may share it: a file is replaced as a whole. Nothing in it is needed, so that
/// no trouble with it is worth a message.
public struct CacheFolder: Sendable {
  fileprivate static let temporaryPrefix = ".new-"

  private let path: String
  private let limit: Int

  /// Names a folder, which is made when it is needed.
  ///
  /// - Parameters:
  ///   - path: its path.
  ///   - limit: all files together, in bytes. Of more, those that were written first go.
  public init(_ path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// Where a cache is when nobody says otherwise: below `$XDG_CACHE_HOME`, or where the system keeps caches.
  ///
  /// - Parameters:
  ///   - name: what the folder is called.
  ///   - environment: the environment variables.
  public static func standardPath(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let chosen = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    #if canImport(Darwin)
      let usual = "\(NSHomeDirectory())/Library/Caches"
    #else
      let usual = "\(NSHomeDirectory())/.cache"
    #endif
    return "\(chosen ?? usual)/\(name)"
  }

  /// What is in a file; nil when it isn't there or can't be read.
  public func content(of name: String) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"), options: .alwaysMapped)
  }

  /// Replaces a file, and removes what has no room any more.
  public func write(_ bytes: [UInt8], to name: String) {
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let temporary = "\(path)/\(Self.temporaryPrefix)\(UUID())"
    try? FileReplacement.write(bytes, to: "\(path)/\(name)", by: temporary)
    trim(keeping: name)
  }

  /// Removes old files of this kind, and what a killed run has left behind. Whatever else is in a folder that a person has
  /// named is theirs.
  private func trim(keeping name: String) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: Array(keys))
    let kind = URL(fileURLWithPath: name).pathExtension
    let aged = (files ?? []).filter { $0.pathExtension == kind || $0.isTemporary }.map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (file: file, date: values?.contentModificationDate ?? .distantPast, size: values?.fileSize ?? 0)
    }
    var total = 0
    for (file, date, size) in aged.sorted(by: { $0.date > $1.date }) {
      let isNew = file.isTemporary
      if !isNew { total += size }
      let hasNoRoom = total > limit && file.lastPathComponent != name
      if isNew ? date.timeIntervalSinceNow < -3600 : hasNoRoom { unlink(file.path) }
    }
  }
}

extension URL {
  fileprivate var isTemporary: Bool { lastPathComponent.hasPrefix(CacheFolder.temporaryPrefix) }
}
