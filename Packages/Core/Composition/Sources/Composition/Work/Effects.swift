/// The asynchronous work that a model has started. Starting work under the id of work that still runs cancels the
/// earlier one; everything is cancelled when the model goes.
@MainActor
public final class Effects {
  private var tasks: [String: (generation: Int, task: Task<Void, Never>)] = [:]
  private var generation = 0

  /// Begins without work.
  public init() {}

  isolated deinit {
    cancelAll()
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - id: names the work; work under the same id that still runs is cancelled.
  ///   - operation: the work. It should hold its model weakly or be short.
  public func run(_ id: String, _ operation: @escaping @MainActor () async -> Void) {
    tasks[id]?.task.cancel()
    generation += 1
    let generation = generation
    let monitor = IdleMonitor.current
    monitor?.begin()
    let task = Task { [weak self] in
      await operation()
      self?.finish(id, generation)
      monitor?.end()
    }
    tasks[id] = (generation, task)
  }

  /// Brings something to the main actor from code that runs anywhere, counted as work until it is done there.
  public nonisolated static func hop(_ work: @escaping @MainActor @Sendable () -> Void) {
    let monitor = IdleMonitor.current
    monitor?.begin()
    Task { @MainActor in
      work()
      monitor?.end()
    }
  }

  /// Whether work under an id is running.
  public func isRunning(_ id: String) -> Bool {
    tasks[id] != nil
  }

  /// Returns when the work under an id has ended, if any was running.
  public func wait(for id: String) async {
    await tasks[id]?.task.value
  }

  /// Cancels the work under an id, if any.
  public func cancel(_ id: String) {
    tasks.removeValue(forKey: id)?.task.cancel()
  }

  /// Cancels all work.
  public func cancelAll() {
    for entry in tasks.values { entry.task.cancel() }
    tasks.removeAll()
  }

  private func finish(_ id: String, _ generation: Int) {
    guard tasks[id]?.generation == generation else { return }
    tasks[id] = nil
  }
}
