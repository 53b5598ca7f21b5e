import Persistence

/// Where an export waits for the disc: on a queue of its own, so that no thread that other tasks need is held up.
actor ExportThread {
  private let executor = QueueExecutor(label: "export")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Does something there.
  func perform<Result: Sendable>(_ work: @Sendable () -> Result) -> Result {
    work()
  }
}
