import FlowShell
import Foundation

/// Runs the flows of a command line, each in a world of its own, and reports on them.
@MainActor
public final class FlowCommandRun {
  private let options: AppCommand.FlowOptions
  private var results: [FlowResult] = []
  private var isFine = true

  /// Makes a run.
  ///
  /// - Parameter options: which flows, and what to write.
  public init(_ options: AppCommand.FlowOptions) {
    self.options = options
  }

  /// Runs all flows, also after one has failed. An interrupt or a request to end ends the present one and leaves the
  /// others out.
  ///
  /// - Returns: the exit code: 0 when every flow passed and everything was written, 1 otherwise.
  public func run() async -> Int32 {
    let interruption = Interruption()
    for flow in options.flows {
      let result = interruption.hasCome ? leaveOut(flow) : await result(of: flow, until: interruption)
      results.append(result)
      isFine = isFine && result.hasPassed
    }
    if interruption.hasCome { fail("interrupted") }
    if results.count > 1 { print(FlowReport.summary(of: results)) }
    if let junit = options.junit { write(JUnitReport.xml(results), to: URL(filePath: junit)) }
    return isFine ? 0 : 1
  }

  private func leaveOut(_ flow: FlowFile) -> FlowResult {
    let result = FlowResult(name: flow.name, skippedBecause: "interrupted")
    print(FlowReport.summary(result))
    return result
  }

  private func result(of flow: FlowFile, until interruption: Interruption) async -> FlowResult {
    do {
      let source = try String(contentsOf: URL(filePath: flow.path), encoding: .utf8)
      let script = try FlowScript(name: flow.name, source: source)
      return try await run(script, until: interruption)
    } catch {
      let problem = FileProblem.text(error, path: flow.path)
      fail("\(flow.path): \(problem)")
      return FlowResult(name: flow.name, failure: problem)
    }
  }

  private func run(_ script: FlowScript, until interruption: Interruption) async throws -> FlowResult {
    let folder = try ThrowawayFolder.make()
    defer { remove(folder) }
    let world = try ComposedFlowWorld(folder: folder, connection: options.connection)
    print(script.name)
    let result = await interruption.cancelling {
      await FlowRunner(world: world).run(script) { step in
        self.print(FlowReport.line(step))
        FlowReport.failure(step).forEach(self.print)
      }
    }
    await world.end()
    print(FlowReport.summary(result))
    for snapshot in result.snapshots { keep(snapshot, of: script.name) }
    return result
  }

  private func keep(_ snapshot: FlowSnapshot, of flow: String) {
    guard let folder = options.snapshots else {
      print("  snapshot \(snapshot.name):")
      snapshot.lines.forEach { print("  │ \($0)") }
      return
    }
    // No snapshot's name has a point, so that no two files have the same name.
    let url = URL(filePath: folder).appending(path: "\(flow).\(snapshot.name).txt")
    write(snapshot.lines.map { $0 + "\n" }.joined(), to: url)
  }

  private func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      fail("\(folder.path) could not be removed: \(FileProblem.text(error, path: folder.path))")
    }
  }

  private func write(_ text: String, to url: URL) {
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    } catch {
      fail("\(url.path) could not be written: \(FileProblem.text(error, path: url.path))")
    }
  }

  private func fail(_ message: String) {
    isFine = false
    print("✗ \(message)")
  }

  private func print(_ line: String) {
    if !StandardStream.output.write(line.harmless + "\n") { isFine = false }
  }
}
