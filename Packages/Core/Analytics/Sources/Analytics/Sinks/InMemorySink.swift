import Synchronization

/// Keeps the latest events in memory, for tests, previews and a look at what is recorded.
public final class InMemorySink: AnalyticsSink {
  private let capacity: Int
  private let held = Mutex<[RecordedEvent]>([])

  /// Makes an empty sink.
  ///
  /// - Parameter capacity: how many events to keep, at least 1; then the oldest goes.
  public init(capacity: Int = 1000) {
    precondition(capacity >= 1, "a sink without room could keep nothing")
    self.capacity = capacity
  }

  /// The latest events, oldest first.
  public var events: [RecordedEvent] {
    held.withLock { $0 }
  }

  /// Keeps an event.
  public func receive(_ event: RecordedEvent) {
    held.withLock { events in
      if events.count == capacity { events.removeFirst() }
      events.append(event)
    }
  }

  /// Forgets every event.
  public func discard() {
    held.withLock { $0.removeAll() }
  }
}
