import Persistence
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Takes events down as they come, in the open files of this run. A run that is killed leaves its open files to the
/// next one.
final class EventJournal: Sendable {
  private struct State {
    var number = 0
    var lock: FileLock?
    var current: OpenBatch?
    var closed: [OpenBatch] = []
  }

  let run = RunID()
  private let files: FileStore
  private let origin: EventOrigin
  private let limits: ExportLimits
  private let counter: ExportCounter
  private let time: ExportTime
  private let state = Mutex(State())

  init(
    files: FileStore, origin: EventOrigin, limits: ExportLimits, counter: ExportCounter, time: ExportTime
  ) {
    self.files = files
    self.origin = origin
    self.limits = limits
    self.counter = counter
    self.time = time
  }

  /// Takes an event down, or counts it as lost.
  ///
  /// - Returns: whether a batch began or was closed with it.
  func append(_ event: RecordedEvent) -> Bool {
    state.withLock { state in
      do {
        let record = LogRecord(event, id: UUID().uuidString)
        return try append(try JSONEncoder.forOTLP.encode(record) + lineEnd, &state)
      } catch {
        counter.add(1, to: \.lost)
        return false
      }
    }
  }

  /// How long until the batch that events are added to has waited for its time; nil when there is none.
  var timeUntilDue: Duration? {
    state.withLock { state in
      state.current.map { max(.zero, $0.began + limits.batchDelay - time.elapsed()) }
    }
  }

  /// Ends the batch that events are added to.
  func closeCurrent() {
    state.withLock { close(&$0) }
  }

  /// The batches that no event is added to any more, oldest first. They are the caller's now.
  func takeClosed() -> [OpenBatch] {
    state.withLock { state in
      defer { state.closed = [] }
      return state.closed
    }
  }

  /// Gives back batches that could not be sealed.
  func putBack(_ batches: [OpenBatch]) {
    state.withLock { $0.closed = batches + $0.closed }
  }

  /// Forgets all batches while their files are removed; meanwhile no event comes.
  func forget(removing remove: () throws -> Void) rethrows {
    try state.withLock { state in
      state.current = nil
      state.closed = []
      try remove()
    }
  }

  private func append(_ line: Data, _ state: inout State) throws -> Bool {
    guard line.count <= limits.batchBytes else {
      throw FileStoreError.tooLarge(path: files.folder.path(percentEncoded: false), limit: limits.batchBytes)
    }
    if let current = state.current, current.bytes + line.count > limits.batchBytes { close(&state) }
    var batch = try state.current ?? newBatch(&state)
    let isNew = batch.events == 0
    let data = isNew ? try JSONEncoder.forOTLP.encode(origin) + lineEnd + line : line
    try files.append(data, to: QueueFile.open(batch.id).name)
    batch.events += 1
    batch.bytes += line.count
    state.current = batch
    if batch.events >= limits.batchEvents { close(&state) }
    return isNew || state.current == nil
  }

  private func newBatch(_ state: inout State) throws -> OpenBatch {
    // Without it another run would take the batch for one that was left behind.
    if state.lock?.isHeld != true { state.lock = try files.lock(QueueFile.run(run).name) }
    state.number += 1
    let id = BatchID(createdAt: time.now(), by: run, number: state.number)
    return OpenBatch(id: id, began: time.elapsed())
  }

  private func close(_ state: inout State) {
    guard let current = state.current else { return }
    state.current = nil
    state.closed.append(current)
    expireSurplus(&state)
  }

  /// Usually batches are taken long before. It is for when nobody runs the sink, or when the disc is full.
  private func expireSurplus(_ state: inout State) {
    while state.closed.reduce(0, { $0 + $1.bytes }) > limits.totalBytes {
      let oldest = state.closed.removeFirst()
      // One that can't be removed now is an orphan for the next run.
      try? files.remove(QueueFile.open(oldest.id).name)
      counter.add(oldest.events, to: \.expired)
    }
  }
}

private let lineEnd = Data("\n".utf8)
