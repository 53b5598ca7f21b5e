import Persistence
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The batches that wait to be sent, and the one that is under way. All that changes their files goes one by one, so
/// that nothing is written again after it was discarded.
final class BatchQueue: Sendable {
  /// A batch that is under way.
  struct Delivery {
    let id: BatchID
    let records: Int
    let sending: Task<ExportOutcome, Never>
  }

  private struct State {
    var underway: Delivery?
    /// Those that can't be read or removed; they are left alone.
    var stuck: Set<BatchID> = []
  }

  private let files: BatchFiles
  private let limits: ExportLimits
  private let counter: ExportCounter
  private let time: ExportTime
  private let state = Mutex(State())

  init(files: BatchFiles, time: ExportTime) {
    self.files = files
    limits = files.limits
    counter = files.counter
    self.time = time
  }

  /// Makes closed batches of a journal ready to be sent.
  ///
  /// - Returns: whether there is nothing that the disc refused.
  func seal(_ journal: EventJournal) -> Bool {
    state.withLock { _ in
      let failed = journal.takeClosed().filter { batch in !succeeds { try files.seal(batch.id) } }
      journal.putBack(failed)
      return failed.isEmpty
    }
  }

  /// Takes over the open batches of runs that were killed.
  func adoptOrphans(besides run: RunID) {
    state.withLock { _ in
      guard let runs = try? files.runs() else { return }
      for (other, batches) in runs where other != run {
        guard let lock = try? files.store.lock(QueueFile.run(other).name) else { continue }
        withExtendedLifetime(lock) {
          let areSealed = batches.allSatisfy { id in succeeds { try files.seal(id) } }
          if areSealed { _ = succeeds { try files.remove(other) } }
        }
      }
    }
  }

  /// Whether a batch waits.
  var isEmpty: Bool {
    state.withLock { waiting($0).isEmpty }
  }

  /// Begins to send the oldest batch.
  ///
  /// - Parameter send: begins to send a body.
  /// - Returns: nil when no batch waits.
  func startNext(_ send: (Data) -> Task<ExportOutcome, Never>) -> Delivery? {
    state.withLock { state in
      expireSurplus(&state)
      for id in waiting(state) {
        guard let (body, records) = read(id, &state) else { continue }
        let delivery = Delivery(id: id, records: records, sending: send(body))
        state.underway = delivery
        return delivery
      }
      return nil
    }
  }

  /// Counts and removes what was under way, unless it has to be sent again.
  ///
  /// - Returns: false when it was discarded meanwhile.
  func finish(_ delivery: Delivery, _ outcome: ExportOutcome) -> Bool {
    state.withLock { state in
      guard state.underway?.id == delivery.id else { return false }
      state.underway = nil
      switch outcome {
      case .postponed: return true
      case .refused: counter.add(delivery.records, to: \.dropped)
      case .accepted(let rejected):
        let rejected = min(max(rejected, 0), delivery.records)
        counter.add(rejected, to: \.rejected)
        counter.add(delivery.records - rejected, to: \.sent)
      }
      remove(delivery.id, &state)
      return true
    }
  }

  /// Removes the oldest batches when there are too many, and those that are too old.
  func expireSurplus() {
    state.withLock { expireSurplus(&$0) }
  }

  /// Removes everything, and ends what is under way.
  func discard(_ journal: EventJournal) throws {
    try state.withLock { state in
      state.underway?.sending.cancel()
      state = State()
      try journal.forget { try files.removeAll() }
    }
  }

  private func waiting(_ state: State) -> [BatchID] {
    // A folder that can't be read now is looked at again with the next batch.
    (try? files.sealed())?.filter { !state.stuck.contains($0) } ?? []
  }

  private func read(_ id: BatchID, _ state: inout State) -> (body: Data, records: Int)? {
    do {
      return try files.read(id)
    } catch is DecodingError {
      // No receiver could read it either.
      counter.add(1, to: \.lost)
      remove(id, &state)
    } catch {
      state.stuck.insert(id)
    }
    return nil
  }

  private func expireSurplus(_ state: inout State) {
    let oldest = time.now().addingTimeInterval(-Double(limits.age.components.seconds))
    for id in waiting(state) where id != state.underway?.id {
      let isTooMuch = ((try? files.size()) ?? 0) > limits.totalBytes
      guard id.date < oldest || isTooMuch else { return }
      guard let (_, records) = read(id, &state) else { continue }
      counter.add(records, to: \.expired)
      remove(id, &state)
    }
  }

  private func remove(_ id: BatchID, _ state: inout State) {
    if !succeeds({ try files.remove(id) }) { state.stuck.insert(id) }
  }

  private func succeeds(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      return false
    }
  }
}
