import Foundation
import TrellisKit

/// What a manifest's evaluation depends on: its text and those of its variants for other tools versions, where it is, the
/// toolchain, and the environment variables that it names. SwiftPM's own cache knows no more either: a manifest that
/// looks at other files is not evaluated again when they change.
struct ManifestKey: Sendable {
  let hash: ContentHash

  /// - Parameter folder: an absolute path.
  init(
    folder: String, toolchain: Toolchain, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ManifestError) {
    var parts = ["manifest 3", toolchain.identity, folder]
    do {
      let names = try FolderListing.entries(of: folder).map(\.name)
        .filter { $0 == "Package.swift" || ($0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")) }
      for name in names.sorted() {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        parts += [name, ContentHash(of: Array(bytes)).description]
        let words = Self.words(of: bytes)
        parts += environment.filter { words.contains($0.key) }.map { "\($0.key)=\($0.value)" }.sorted()
      }
    } catch {
      throw ManifestError("the file can't be opened")
    }
    hash = ContentHash(of: parts.map { "\($0.utf8.count):\($0)" }.joined(separator: "\n"))
  }

  private static func words(of bytes: Data) -> Set<String> {
    Set(
      bytes.split { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          false
        default: true
        }
      }.map { String(decoding: $0, as: UTF8.self) })
  }
}
