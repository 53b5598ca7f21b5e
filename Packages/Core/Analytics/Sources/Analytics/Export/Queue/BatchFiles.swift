import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The batches in the folder. Whoever uses it lets nobody else change the same batch meanwhile.
struct BatchFiles: Sendable {
  let store: FileStore
  let origin: EventOrigin
  let limits: ExportLimits
  let counter: ExportCounter

  /// Makes an open batch one that can be sent. Does the same again when it was interrupted; until it has ended, the
  /// batch isn't among those that can be sent.
  func seal(_ id: BatchID) throws {
    let open = QueueFile.open(id)
    guard let content = try store.read(open.name, limit: readLimit) else { return }
    let batch = OpenBatchContent(content, standingIn: origin)
    if !batch.records.isEmpty {
      let body = try JSONEncoder.forOTLP.encode(ExportLogsRequest(batch.records, from: batch.origin))
      try store.write(body, to: QueueFile.sealed(id).name)
    }
    try store.remove(open.name)
    counter.add(batch.unreadableLines, to: \.lost)
  }

  /// What can be sent, oldest first.
  func sealed() throws -> [BatchID] {
    let files = try all()
    let unfinished = Set(files.compactMap { if case .open(let id) = $0 { id } else { nil } })
    return files.compactMap { if case .sealed(let id) = $0, !unfinished.contains(id) { id } else { nil } }
      .sorted()
  }

  /// The batches that runs have left behind open, and the runs. Those that live hold a lock.
  func runs() throws -> [RunID: [BatchID]] {
    try all().reduce(into: [:]) { runs, file in
      switch file {
      case .open(let id): runs[id.run, default: []].append(id)
      case .run(let run): runs[run, default: []] += []
      case .sealed, .sender: break
      }
    }
  }

  func read(_ id: BatchID) throws -> (body: Data, records: Int)? {
    guard let body = try store.read(QueueFile.sealed(id).name, limit: readLimit) else { return nil }
    return (body, try JSONDecoder.forOTLP.decode(ExportLogsRequest.self, from: body).recordCount)
  }

  func remove(_ id: BatchID) throws {
    try store.remove(QueueFile.sealed(id).name)
  }

  func remove(_ run: RunID) throws {
    try store.remove(QueueFile.run(run).name)
  }

  /// Removes all batches, and whatever else there is but locks, as far as it can; then reports the first thing that
  /// it couldn't.
  func removeAll() throws {
    try store.removeAll { QueueFile($0)?.isLock != true }
  }

  /// How many bytes there are of batches.
  func size() throws -> Int {
    try store.usage()
  }

  private var readLimit: Int {
    // A body is larger than its events; and an earlier run can have had other limits.
    max(2 * limits.batchBytes, limits.totalBytes) + (1 << 16)
  }

  private func all() throws -> [QueueFile] {
    try store.names().compactMap { QueueFile($0) }
  }
}
