import Synchronization

/// Counts from wherever events go their ways.
final class ExportCounter: Sendable {
  private let state = Mutex(ExportCounts())

  var counts: ExportCounts {
    state.withLock { $0 }
  }

  func add(_ events: Int, to count: WritableKeyPath<ExportCounts, Int> & Sendable) {
    state.withLock { $0[keyPath: count] += events }
  }
}
