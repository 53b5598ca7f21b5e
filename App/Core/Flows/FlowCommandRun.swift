import FlowShell
import Foundation
import Persistence

/// Runs the flows of a command line, each in a world of its own, and reports on them.
@MainActor
public struct FlowCommandRun {
  private let options: AppCommand.FlowOptions
  private let output: FileHandle

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - options: which flows, and what to write.
  ///   - output: gets the report, line by line.
  public init(_ options: AppCommand.FlowOptions, output: FileHandle = .standardOutput) {
    self.options = options
    self.output = output
  }

  private func print(_ line: String) {
    // Nobody reads a report whose pipe is closed; the exit code still tells how the flows went.
    try? output.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Runs all flows, also after one has failed.
  ///
  /// - Returns: the exit code: 0 when every flow passed and was reported, 1 otherwise.
  public func run() async -> Int32 {
    var results: [FlowResult] = []
    var isFine = true
    for path in options.flows {
      do {
        let result = try await run(path)
        results.append(result)
        try writeSnapshots(of: result)
        isFine = isFine && result.failedStep == nil
      } catch {
        print("✗ \(path): \(Self.message(error))")
        results.append(FlowResult(name: path, failure: Self.message(error)))
        isFine = false
      }
    }
    do {
      if let junit = options.junit { try write(JUnitReport.xml(results), to: URL(filePath: junit)) }
    } catch {
      print("✗ the JUnit file could not be written: \(Self.message(error))")
      isFine = false
    }
    return isFine ? 0 : 1
  }

  private func run(_ path: String) async throws -> FlowResult {
    let url = URL(filePath: path)
    let source = try String(contentsOf: url, encoding: .utf8)
    let script = try FlowScript(name: url.deletingPathExtension().lastPathComponent, source: source)
    let folder = try ThrowawayFolder.make()
    defer { remove(folder) }
    print(script.name)
    let result = await FlowRunner(world: ComposedFlowWorld(folder: folder)).run(script) { step in
      print(FlowReport.line(step))
      FlowReport.failure(step).forEach(print)
    }
    print(FlowReport.summary(result))
    return result
  }

  private func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("  the folder \(folder.path) could not be removed: \(Self.message(error))")
    }
  }

  private func writeSnapshots(of result: FlowResult) throws {
    for snapshot in result.snapshots {
      let text = snapshot.lines.map { $0 + "\n" }.joined()
      guard let folder = options.snapshots else {
        print("  snapshot \(snapshot.name):")
        snapshot.lines.forEach { print("  │ \($0)") }
        continue
      }
      try write(text, to: URL(filePath: folder).appending(path: "\(result.name)-\(snapshot.name).txt"))
    }
  }

  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  private static func message(_ error: any Error) -> String {
    (error as? CocoaError)?.localizedDescription ?? "\(error)"
  }
}
