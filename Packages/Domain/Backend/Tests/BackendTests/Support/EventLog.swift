import Synchronization
import Testing

@testable import Backend

/// What a backend reported.
final class EventLog: Sendable {
  private let log = Mutex<[BackendEvent]>([])

  var events: [BackendEvent] {
    log.withLock { $0 }
  }

  var report: @Sendable (BackendEvent) -> Void {
    { event in self.log.withLock { $0.append(event) } }
  }

  /// Fails a test that expected other events.
  func isUnexpected(sourceLocation: SourceLocation = #_sourceLocation) {
    Issue.record("The events were \(events).", sourceLocation: sourceLocation)
  }
}
