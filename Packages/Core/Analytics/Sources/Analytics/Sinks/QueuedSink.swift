import Persistence
import Synchronization

/// Hands events on to sinks that wait for a disc, in their order, without letting anybody wait who records.
///
/// When they take too long, as on a disc that hangs, what can't be remembered meanwhile is counted and is lost.
public final class QueuedSink: AnalyticsSink {
  private struct State {
    var waiting = 0
    var dropped = 0
  }

  private let sinks: [any DurableSink]
  private let limit: Int
  private let onFailure: @Sendable (any Error) -> Void
  private let queue = QueueExecutor(label: "analytics")
  private let state = Mutex(State())

  /// Makes a sink.
  ///
  /// - Parameters:
  ///   - sinks: where events go, each to all of them.
  ///   - limit: how many events may wait for them.
  ///   - onFailure: told why one of them could not discard everything.
  public init(
    _ sinks: [any DurableSink], limit: Int = 1000, onFailure: @escaping @Sendable (any Error) -> Void
  ) {
    self.sinks = sinks
    self.limit = limit
    self.onFailure = onFailure
  }

  /// How many events are not kept: those that were lost, and those that still wait.
  public var lostEvents: Int {
    state.withLock { $0.dropped + $0.waiting } + (sinks.map(\.lostEvents).max() ?? 0)
  }

  /// Hands an event on, or counts it as lost.
  public func receive(_ event: RecordedEvent) {
    let isRemembered = state.withLock { state in
      guard state.waiting < limit else {
        state.dropped += 1
        return false
      }
      state.waiting += 1
      return true
    }
    guard isRemembered else { return }
    queue.perform { [self] in
      for sink in sinks { sink.receive(event) }
      state.withLock { $0.waiting -= 1 }
    }
  }

  /// Has the sinks discard what they hold, after what they are still to get.
  public func discard() {
    queue.perform { [self] in
      for sink in sinks {
        do {
          try sink.discard()
        } catch {
          onFailure(error)
        }
      }
    }
  }

  /// Returns when the sinks have got everything so far.
  public func finish() async {
    await withCheckedContinuation { continuation in
      queue.perform { continuation.resume() }
    }
  }
}
