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

  /// Runs all flows, also after one has failed; an interrupt or a request to end ends them after the present step.
  ///
  /// - Returns: the exit code: 0 when every flow passed and everything was written, 1 otherwise.
  public func run() async -> Int32 {
    let interruption = Interruption()
    for path in options.flows where !interruption.hasCome {
      do {
        try await run(path, until: interruption)
      } catch {
        fail("\(path): \(FileProblem.text(error, path: path))")
        results.append(FlowResult(name: path, failure: FileProblem.text(error, path: path)))
      }
    }
    if interruption.hasCome { fail("interrupted") }
    if let junit = options.junit { write(JUnitReport.xml(results), to: URL(filePath: junit)) }
    return isFine ? 0 : 1
  }

  private func run(_ path: String, until interruption: Interruption) async throws {
    let url = URL(filePath: path)
    let source = try String(contentsOf: url, encoding: .utf8)
    let script = try FlowScript(name: url.deletingPathExtension().lastPathComponent, source: source)
    let folder = try ThrowawayFolder.make()
    defer { remove(folder) }
    print(script.name)
    let world = try ComposedFlowWorld(folder: folder, connection: options.connection)
    let runner = FlowRunner(world: world)
    let result = await runner.run(script, while: { !interruption.hasCome }) { step in
      print(FlowReport.line(step))
      FlowReport.failure(step).forEach(print)
    }
    await world.end()
    guard !interruption.hasCome else { return }
    print(FlowReport.summary(result))
    results.append(result)
    isFine = isFine && result.failedStep == nil
    result.snapshots.forEach { keep($0, of: result) }
  }

  private func keep(_ snapshot: FlowSnapshot, of result: FlowResult) {
    guard let folder = options.snapshots else {
      print("  snapshot \(snapshot.name):")
      snapshot.lines.forEach { print("  │ \($0)") }
      return
    }
    let url = URL(filePath: folder).appending(path: "\(result.name)-\(snapshot.name).txt")
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
    if !StandardStream.output.write(line + "\n") { isFine = false }
  }
}
