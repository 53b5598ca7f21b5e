import FlowShell
import Foundation

/// Runs the flows of a command line, each in a world of its own, and reports on them.
@MainActor
public final class FlowCommandRun {
  private let options: AppCommand.FlowOptions
  private let interruption = Interruption()
  private var results: [FlowResult] = []
  private var isFine = true
  private var outputError: OutputError?

  /// Makes a run.
  ///
  /// - Parameter options: which flows, and what to write.
  public init(_ options: AppCommand.FlowOptions) {
    self.options = options
  }

  /// Runs all flows, also after one has failed. An interrupt, a request to end or an output that takes nothing any more
  /// ends the present one and leaves the others out.
  ///
  /// - Returns: the exit code: 0 when every flow passed and everything was written, 1 otherwise.
  /// - Throws: what can't be written.
  public func run() async throws(OutputError) -> Int32 {
    let output = try FlowOutput(options)
    let folder = try ThrowawayFolder.make(
      variables: ProcessInfo.processInfo.environment, report: StandardStream.report)
    for flow in options.flows {
      let result =
        interruption.hasCome ? leaveOut(flow) : await result(of: flow, in: folder.url, keepingIn: output)
      results.append(result)
      isFine = isFine && result.hasPassed
    }
    removing(folder.url) { try folder.remove() }
    if interruption.hasCome { fail("interrupted") }
    if results.count > 1 { print(FlowReport.summary(of: results)) }
    trying { () throws(OutputError) in try output.write(results) }
    if let outputError { throw outputError }
    return isFine ? 0 : 1
  }

  private func leaveOut(_ flow: FlowFile) -> FlowResult {
    let result = FlowResult(name: flow.name, skippedBecause: "interrupted")
    print(FlowReport.summary(result))
    return result
  }

  private func result(of flow: FlowFile, in folder: URL, keepingIn output: FlowOutput) async -> FlowResult {
    do {
      let script = try FlowScript(name: flow.name, source: flow.source())
      return try await run(script, in: folder, keepingIn: output)
    } catch {
      let problem = FileProblem.text(error, path: flow.path)
      fail("\(flow.title): \(problem)")
      return FlowResult(name: flow.name, failure: problem)
    }
  }

  private func run(
    _ script: FlowScript, in folder: URL, keepingIn output: FlowOutput
  ) async throws -> FlowResult {
    let own = folder.appending(path: "\(results.count + 1)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: own, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { removing(own) { try ThrowawayFolder.remove(own) } }
    let world = try ComposedFlowWorld(folder: own, connection: options.connection)
    print(script.name)
    let result = await interruption.cancelling {
      await FlowRunner(world: world).run(script) { step in
        self.print(FlowReport.line(step))
        FlowReport.failure(step).forEach(self.print)
      }
    }
    await world.end()
    print(FlowReport.summary(result))
    for snapshot in result.snapshots {
      trying { () throws(OutputError) in
        if try output.keep(snapshot, of: script.name) { return }
        print("  snapshot \(snapshot.name):")
        snapshot.lines.forEach { print("  │ \($0)") }
      }
    }
    return result
  }

  private func removing(_ folder: URL, _ remove: () throws -> Void) {
    do {
      try remove()
    } catch {
      fail("\(folder.path) could not be removed: \(FileProblem.text(error, path: folder.path))")
    }
  }

  private func trying(_ write: () throws(OutputError) -> Void) {
    do {
      try write()
    } catch {
      fail("\(error)")
    }
  }

  private func fail(_ message: String) {
    isFine = false
    print("✗ \(message)")
  }

  private func print(_ line: String) {
    guard outputError == nil else { return }
    do {
      try StandardStream.write(line.harmless + "\n")
    } catch {
      outputError = error
      interruption.come()
    }
  }
}
