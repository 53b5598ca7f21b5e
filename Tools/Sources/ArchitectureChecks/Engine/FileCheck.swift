import SwiftSources
import TrellisKit

/// Reads files and finds out their facts, from the cache where they are there.
struct FileCheck: Sendable {
  struct Known: Sendable {
    let content: ContentHash
    let key: FactCache.Key
    let facts: FileFacts
    /// The facts as bytes, when they weren't in the cache.
    let encoded: [UInt8]?
  }

  typealias Outcome = Result<Known, FileReading.Failure>

  let root: String
  let tree: SourceTree
  let cache: FactCache
  private let fingerprints: [String]

  init(root: String, tree: SourceTree, cache: FactCache) {
    self.root = root
    self.tree = tree
    self.cache = cache
    fingerprints = tree.configurations.configurations.map(\.fingerprint)
  }

  func outcome(of index: Int) -> Outcome {
    let file = tree.files[index]
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: "\(root)/\(file.path)")
    } catch {
      return .failure(error)
    }
    let content = ContentHash(of: bytes)
    let key = FactCache.key(of: content, rules: fingerprints[file.configuration])
    if let facts = cache.facts(for: key) {
      return .success(Known(content: content, key: key, facts: facts, encoded: nil))
    }
    let rules = tree.configurations[file.configuration].rules
    let facts = SourceReader.facts(of: bytes) { rules.register(in: &$0) }
    return .success(Known(content: content, key: key, facts: facts, encoded: facts.encoded))
  }
}
