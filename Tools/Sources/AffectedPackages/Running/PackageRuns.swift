/// Runs packages, several at a time if asked to.
struct PackageRuns: Sendable {
  let runner: PackageRunner
  let jobs: Int
  let stopsAtFailure: Bool
  let display: RunDisplay

  /// Runs packages until all are done or the task is cancelled.
  ///
  /// - Parameter runs: each after those it needs.
  /// - Returns: what came of each.
  func run(_ runs: [PackageRun]) async -> [PackageOutcome] {
    await withTaskGroup(of: Void.self) { ticking in
      ticking.addTask { await display.keepDrawing() }
      let outcomes = await outcomes(of: runs)
      ticking.cancelAll()
      return outcomes
    }
  }

  private func outcomes(of runs: [PackageRun]) async -> [PackageOutcome] {
    var schedule = RunSchedule(runs, stopsAtFailure: stopsAtFailure)
    await withTaskGroup(of: PackageOutcome.self) { group in
      var running = 0
      var told = 0
      while true {
        if Task.isCancelled { schedule.stop("interrupted") }
        while running < jobs, let run = schedule.next() {
          display.begin(run)
          group.addTask { await runner.run(run) }
          running += 1
        }
        for outcome in schedule.outcomes.dropFirst(told) { display.finish(outcome) }
        told = schedule.outcomes.count
        guard running > 0, let outcome = await group.next() else { break }
        running -= 1
        schedule.finish(outcome)
      }
    }
    return schedule.outcomes
  }
}
