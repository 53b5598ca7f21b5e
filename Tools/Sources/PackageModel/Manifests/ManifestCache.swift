import Foundation

/// What manifests said, kept in a folder between runs, one file each. Runs may share it: a file is written under another
/// name first, and what can't be read counts as not there.
public struct ManifestCache: Sendable {
  /// How many manifests are kept; of more, those that were kept first go.
  static let capacity = 512

  private let folder: String

  /// Keeps manifests in a folder, which is made when it is needed.
  public init(folder: String) {
    self.folder = folder
  }

  /// The cache of the person who runs the tools: below `$XDG_CACHE_HOME`, or where the system keeps caches.
  ///
  /// - Parameter environment: the environment variables.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ManifestCache {
    let chosen = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    #if canImport(Darwin)
      let usual = "\(NSHomeDirectory())/Library/Caches"
    #else
      let usual = "\(NSHomeDirectory())/.cache"
    #endif
    return ManifestCache(folder: "\(chosen ?? usual)/trellis-manifests")
  }

  func manifest(for key: ManifestKey) -> Manifest? {
    guard let content = FileManager.default.contents(atPath: path(of: key)) else { return nil }
    return try? JSONDecoder().decode(Manifest.self, from: content)
  }

  /// Keeping is not worth a failure: a folder that can't be written makes the next run slower, no more.
  func keep(_ manifest: Manifest, for key: ManifestKey) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let content = try? JSONEncoder().encode(manifest) else { return }
    try? content.write(to: URL(fileURLWithPath: path(of: key)), options: .atomic)
    removeOldest()
  }

  private func removeOldest() {
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".json") }
    guard names.count > Self.capacity else { return }
    let dated = names.map { name in
      let path = "\(folder)/\(name)"
      let date = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return (path, date ?? .distantPast)
    }
    for (path, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(names.count - Self.capacity) {
      try? manager.removeItem(atPath: path)
    }
  }

  private func path(of key: ManifestKey) -> String { "\(folder)/\(key.hash).json" }
}
