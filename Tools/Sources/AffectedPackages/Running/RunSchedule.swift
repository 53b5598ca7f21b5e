/// What is run when: packages after those they need, and none whose needs could not be built.
struct RunSchedule: Sendable {
  private var waiting: [PackageRun]
  private var running: Set<String> = []
  private var broken: Set<String> = []
  private let stopsAtFailure: Bool
  /// What is done, in the order of the ends.
  private(set) var outcomes: [PackageOutcome] = []

  /// - Parameters:
  ///   - runs: each after those it needs.
  ///   - stopsAtFailure: whether nothing is begun any more after a failure.
  init(_ runs: [PackageRun], stopsAtFailure: Bool = false) {
    waiting = runs
    self.stopsAtFailure = stopsAtFailure
  }

  /// What can begin now, which counts as running from here on; nil while all of it needs something that is running, or when
  /// nothing is left. Packages that need each other go one after the other: SwiftPM says what is wrong with them.
  mutating func next() -> PackageRun? {
    skipUnbuildable()
    let open = Set(waiting.map(\.folder)).union(running)
    let index =
      waiting.firstIndex { $0.needs.isDisjoint(with: open) }
      ?? (running.isEmpty ? waiting.indices.first : nil)
    guard let index else { return nil }
    let run = waiting.remove(at: index)
    running.insert(run.folder)
    return run
  }

  /// Takes what came of a package.
  mutating func finish(_ outcome: PackageOutcome) {
    running.remove(outcome.run.folder)
    outcomes.append(outcome)
    if case .didNotBuild = outcome.ending { broken.insert(outcome.run.folder) }
    if stopsAtFailure, outcome.isFailure { stop("\(outcome.run.name) failed before") }
  }

  /// Begins nothing any more.
  mutating func stop(_ reason: String) {
    outcomes += waiting.map { PackageOutcome(run: $0, ending: .skipped(reason)) }
    waiting = []
  }

  private mutating func skipUnbuildable() {
    waiting.removeAll { run in
      guard
        let need = outcomes.first(where: {
          broken.contains($0.run.folder) && run.needs.contains($0.run.folder)
        })
      else { return false }
      outcomes.append(PackageOutcome(run: run, ending: .skipped("\(need.run.name) does not build")))
      return true
    }
  }
}
