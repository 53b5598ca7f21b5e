import Foundation
import SwiftSources
import TrellisKit

/// What was found in files before, by what was in them. One file for each project, read as a whole and replaced as a whole,
/// so that runs side by side never see half of it; the last one to finish wins, and the others have worked for nothing.
struct FactCache: Sendable {
  /// A file's content and the rules that read it.
  typealias Key = ContentHash

  /// All projects' caches together, in bytes.
  private static let limit = 256 << 20

  private let pack: FactPack
  private let file: (folder: CacheFolder, name: String)?

  /// A cache that keeps nothing.
  static let none = FactCache(pack: FactPack(), file: nil)

  private init(pack: FactPack, file: (folder: CacheFolder, name: String)?) {
    self.pack = pack
    self.file = file
  }

  /// Where caches are when nobody says otherwise.
  static func standardFolder() -> String { CacheFolder.standardPath("trellis-check") }

  /// Opens a cache.
  ///
  /// - Parameters:
  ///   - folder: the folder of all projects' caches.
  ///   - project: what tells this project from others: its root.
  ///   - version: the version of the tool, without which nothing can be taken over.
  init(folder: String, project: String, version: String) {
    let folder = CacheFolder(folder, limit: Self.limit)
    let name = "\(ContentHash(of: "\(project)\0\(version)").description.prefix(32)).facts"
    self.init(pack: FactPack(folder.content(of: name) ?? Data()), file: (folder, name))
  }

  static func key(of content: ContentHash, rules: String) -> Key {
    ContentHash(of: content.bytes + Array(rules.utf8))
  }

  /// What is known of a file.
  func facts(for key: Key) -> FileFacts? {
    pack.withEntry(for: key) { FileFacts(encoded: $0) }.flatMap(\.self)
  }

  /// Keeps what this run has learnt, and drops what wasn't needed for long.
  ///
  /// - Parameters:
  ///   - used: the keys that this run has taken from the cache.
  ///   - new: what wasn't there.
  func update(used: [Key], new: [(key: Key, facts: [UInt8])]) {
    guard let file, !new.isEmpty else { return }
    file.folder.write(pack.updated(used: Set(used), new: new), to: file.name)
  }
}
