import Foundation
import TrellisKit

/// Runs SwiftPM for packages.
struct PackageRunner: Sendable {
  /// The project's folder.
  let root: String
  /// What is handed on to `swift`.
  var arguments: [String] = []
  /// How long a package may take; nil for as long as it likes.
  var timeout: Duration?
  /// Takes each line that is written for a package.
  var onLine: @Sendable (PackageRun, String) -> Void = { _, _ in }

  /// Runs one package to its end, or until the task is cancelled.
  func run(_ run: PackageRun) async -> PackageOutcome {
    let events = EventFile(
      isUsed: run.command.verb == .test && !arguments.contains { $0.hasPrefix("--event-stream") })
    defer { events.remove() }
    let observation = RunObservation { line in onLine(run, line) }
    let start = ContinuousClock.now
    let ending: PackageOutcome.Ending
    var tests: [TestResult] = []
    do throws(ChildProcessError) {
      let child = ChildProcess(run.command.words + events.arguments + arguments, in: root)
      let childEnding = try await child.follow(timeout: timeout) { observation.take($0) }
      observation.finish()
      let verdict = RunVerdict(
        run: run, ending: childEnding, timeout: timeout, events: TestEvents(events.content),
        xctest: observation.tests, hasBuilt: observation.hasBuilt || arguments.contains("--skip-build"))
      (ending, tests) = (verdict.ending, verdict.tests)
    } catch {
      ending = .failed("\(error)")
    }
    return PackageOutcome(
      run: run, ending: ending, duration: start.duration(to: .now), tests: tests, output: observation.output)
  }
}
