import PackageModel
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

  private let root: String
  private let tree: CheckedTree
  private let cache: FactCache
  private let fingerprints: [String]

  private let workers: Int

  init(_ options: CheckOptions, _ tree: CheckedTree) {
    root = options.root
    workers = options.workers
    self.tree = tree
    cache =
      options.cacheFolder.map { folder in
        FactCache(folder: folder, project: options.root, version: ToolVersion.current)
      } ?? .none
    fingerprints = tree.configurations.configurations.map(\.fingerprint)
  }

  /// Looks at all files, each one's outcome in its place.
  ///
  /// - Throws: `CancellationError`.
  func outcomes() async throws -> [Outcome] {
    let outcomes = await WorkerThreads.parse(tree.files.count, workers: workers) { outcome(of: $0) }
    try Task.checkCancellation()
    let known = outcomes.compactMap { try? $0?.get() }
    cache.update(
      used: known.filter { $0.encoded == nil }.map(\.key),
      new: known.compactMap { known in known.encoded.map { (known.key, $0) } })
    return outcomes.compactMap(\.self)
  }

  private func outcome(of index: Int) -> Outcome {
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
