import Foundation
import TrellisKit

/// What `trellis test` and `trellis build` do.
struct RunCommand: Sendable {
  let options: RunOptions

  /// - Returns: 0 when all passed, 1 when something failed, 2 when it could not run to its end.
  func run() async -> Int32 {
    do {
      // First what fails at once: reading manifests that have changed takes a while.
      let root = try AffectedProject.root(at: options.root)
      let changes = try options.source?.files(root: root)
      try checkReportFolder()
      let project = try AffectedProject(at: options.root)
      let selection = try PackageSelection(options, changes: changes, of: project)
      for note in selection.notes { StandardStream.error.write("note: \(note.onOneLine)\n") }
      if options.isDryRun { return dryRun(selection) }
      guard ChildProcess.path(of: "swift") != nil else { throw ChildProcessError.notFound("swift") }
      return try await run(selection, root: root)
    } catch {
      StandardStream.error.write("trellis \(options.verb.rawValue): \(error)\n")
      return UsageError.exitCode
    }
  }

  private func dryRun(_ selection: PackageSelection) -> Int32 {
    let more = options.arguments.map { " \($0.shellWord)" }.joined()
    let lines = selection.runs.map { "\(($0.command.text + more).withoutControls)\n" }
    return StandardStream.output.write(lines.joined()) ? 0 : UsageError.exitCode
  }

  private func run(_ selection: PackageSelection, root: String) async throws -> Int32 {
    let surface = RunDisplay.Surface.standard()
    let display = RunDisplay(total: selection.runs.count, isVerbose: options.isVerbose, on: surface)
    surface.write("\(surface.style(selection.heading.onOneLine, .bold))\n")
    let runner = PackageRunner(root: root, arguments: options.arguments, timeout: options.timeout) {
      run, line in
      display.line(line, of: run)
    }
    let runs = PackageRuns(
      runner: runner, jobs: options.jobs, stopsAtFailure: options.stopsAtFailure, display: display)
    let start = ContinuousClock.now
    let (outcomes, signal) = await Interruption.catching { await runs.run(selection.runs) }
    let summary = RunSummary(
      outcomes: outcomes, duration: start.duration(to: .now), style: surface.style,
      isVerbose: options.isVerbose)
    surface.write(summary.text)
    if let junit = options.junit {
      _ = try CommandOutput(junit).write(RunJUnit.report(outcomes).xml)
    }
    if signal != nil {
      let left = outcomes.filter { !$0.isPassed && !$0.isFailure }.map(\.run.name.onOneLine)
      let names = left.isEmpty ? "none" : left.joined(separator: ", ")
      StandardStream.error.write("Interrupted. Not run to the end: \(names)\n")
      return UsageError.exitCode
    }
    guard outcomes.allSatisfy(\.isPassed) else { return 1 }
    guard !outcomes.isEmpty, outcomes.allSatisfy(\.ranNoTest) else { return 0 }
    StandardStream.error.write("No test was run. Does what stands after -- match any?\n")
    return 1
  }

  /// A report that can't be written should be known before an hour of tests.
  private func checkReportFolder() throws(UsageError) {
    guard let junit = options.junit else { return }
    let folder = URL(fileURLWithPath: junit).deletingLastPathComponent().path
    var isFolder = ObjCBool(false)
    guard !FileManager.default.fileExists(atPath: junit, isDirectory: &isFolder) || !isFolder.boolValue else {
      throw UsageError("“\(junit)” is a folder, and the report a file")
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      FileManager.default.isWritableFile(atPath: folder)
    else { throw UsageError("“\(junit)” can't be written: “\(folder)” is no folder that can be written to") }
  }
}
