import Foundation
import TrellisKit

/// What manifests said, kept between runs, one file each. What can't be read counts as not there.
public struct ManifestCache: Sendable {
  /// All manifests together, in bytes: some hundreds.
  private static let limit = 4 << 20

  private let folder: CacheFolder

  /// Keeps manifests in a folder, which is made when it is needed.
  public init(folder: String) {
    self.folder = CacheFolder(folder, limit: Self.limit)
  }

  /// The cache of the person who runs the tools.
  public static func standard() -> ManifestCache {
    ManifestCache(folder: CacheFolder.standardPath("trellis-manifests"))
  }

  func manifest(for key: ManifestKey) -> Manifest? {
    folder.content(of: Self.name(of: key)).flatMap { try? JSONDecoder().decode(Manifest.self, from: $0) }
  }

  /// Keeping is not worth a failure: a folder that can't be written makes the next run slower, no more.
  func keep(_ manifest: Manifest, for key: ManifestKey) {
    guard let content = try? JSONEncoder().encode(manifest) else { return }
    folder.write(Array(content), to: Self.name(of: key))
  }

  private static func name(of key: ManifestKey) -> String { "\(key.hash).json" }
}
