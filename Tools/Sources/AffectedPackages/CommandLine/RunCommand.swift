import Foundation
import TrellisKit

/// What `trellis test` and `trellis build` do.
struct RunCommand: Sendable {
  let options: RunOptions

  /// - Returns: 0 when all passed, 1 when something failed, 2 when it could not run to its end.
  func run() async throws -> Int32 {
    // First what fails at once: reading manifests that have changed takes a while, and testing longer.
    let root = try AffectedProject.root(at: options.root)
    let changes = try options.source?.files(root: root)
    try report?.check()
    let project = try AffectedProject(at: options.root)
    let selection = try PackageSelection(options, changes: changes, of: project)
    for note in selection.notes { StandardStream.report("note: \(note.onOneLine)\n") }
    if options.isDryRun { return try dryRun(selection) }
    guard ChildProcess.path(of: "swift") != nil else { throw ChildProcessError.notFound("swift") }
    return try await run(selection, root: root)
  }

  private var report: CommandOutput? {
    options.junit.map { CommandOutput($0) { JUnitReport.isBeginning($0.beginning) } }
  }

  private func dryRun(_ selection: PackageSelection) throws -> Int32 {
    let more = options.arguments.map { " \($0.shellWord)" }.joined()
    let lines = selection.runs.map { "\(($0.command.text + more).withoutControls)\n" }
    try StandardStream.write(lines.joined())
    return 0
  }

  private func run(_ selection: PackageSelection, root: String) async throws -> Int32 {
    let output = DisplayedOutput()
    let surface = RunDisplay.Surface.standard(output)
    let display = RunDisplay(total: selection.runs.count, isVerbose: options.isVerbose, on: surface)
    try StandardStream.write("\(surface.style(selection.heading.onOneLine, .bold))\n")
    let runner = PackageRunner(root: root, arguments: options.arguments, timeout: options.timeout) {
      run, line in
      display.line(line, of: run)
    }
    let runs = PackageRuns(
      runner: runner, jobs: options.jobs, stopsAtFailure: options.stopsAtFailure, display: display)
    let start = ContinuousClock.now
    let (outcomes, signal) = try await Interruption.catching { await runs.run(selection.runs) }
    let summary = RunSummary(
      outcomes: outcomes, duration: start.duration(to: .now), style: surface.style,
      isVerbose: options.isVerbose)
    surface.write(summary.text)
    try report?.write(RunJUnit.report(outcomes).xml)
    if let error = output.error { throw error }
    if signal != nil {
      let left = outcomes.filter { !$0.isPassed && !$0.isFailure }.map(\.run.name.onOneLine)
      let names = left.isEmpty ? "none" : left.joined(separator: ", ")
      StandardStream.report("Interrupted. Not run to the end: \(names)\n")
      return ExitCode.couldNotRun
    }
    guard outcomes.allSatisfy(\.isPassed) else { return 1 }
    guard !outcomes.isEmpty, outcomes.allSatisfy(\.ranNoTest) else { return 0 }
    StandardStream.report("No test was run. Does what stands after -- match any?\n")
    return 1
  }
}
