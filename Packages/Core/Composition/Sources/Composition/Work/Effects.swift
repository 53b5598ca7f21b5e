/// The asynchronous work that a model has started. Starting work under the id of work that still runs cancels the
/// earlier one; everything is cancelled when the model goes.
@MainActor
public final class Effects {
  private final class Run {
    let task: Task<Void, Never>
    var waiters: [@MainActor () -> Void] = []
    var hasEnded = false

    init(_ task: Task<Void, Never>) {
      self.task = task
    }
  }

  private var runs: [AnyHashable: Run] = [:]

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
  public func run(_ id: some Hashable & Sendable, _ operation: @escaping @MainActor () async -> Void) {
    runs[AnyHashable(id)]?.task.cancel()
    let work = IdleMonitor.current.map(CountedWork.init)
    CountedWork.$current.withValue(work) {
      var run: Run?
      // It begins in a later turn of the main actor, when `run` is there.
      let task = Task { [weak self] in
        await operation()
        run.map { self?.forget($0, id) }
        run?.hasEnded = true
        run?.waiters.forEach { $0() }
        run = nil
        work?.end()
      }
      run = Run(task)
      runs[AnyHashable(id)] = run
    }
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
  public func isRunning(_ id: some Hashable) -> Bool {
    runs[AnyHashable(id)] != nil
  }

  /// Returns when the work under an id has ended, if any was running. Meanwhile it's that work which counts.
  public func wait(for id: some Hashable) async {
    guard let run = runs[AnyHashable(id)], !run.hasEnded else { return }
    let work = CountedWork.current
    await withCheckedContinuation { continuation in
      work?.rest()
      run.waiters.append {
        // Before the other work ends, so that there is never a moment at which nothing counts.
        work?.goOn()
        continuation.resume()
      }
    }
  }

  /// Cancels the work under an id, if any.
  public func cancel(_ id: some Hashable) {
    runs.removeValue(forKey: AnyHashable(id))?.task.cancel()
  }

  /// Cancels all work.
  public func cancelAll() {
    for run in runs.values { run.task.cancel() }
    runs.removeAll()
  }

  private func forget(_ run: Run, _ id: some Hashable) {
    guard runs[AnyHashable(id)] === run else { return }
    runs[AnyHashable(id)] = nil
  }
}
