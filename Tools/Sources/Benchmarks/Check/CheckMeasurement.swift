import Foundation
import TrellisKit

/// Times `trellis check` on one generated tree, in turn with parsing alone and with `swift format lint`.
public struct CheckMeasurement: Sendable {
  /// Something that is measured.
  public enum Work: String, CaseIterable, Sendable {
    /// Finding, reading and parsing all files.
    case parseOnly = "parse only"
    /// A check without anything kept from before.
    case cold = "check, cold"
    /// A check after one file was edited.
    case oneEdit = "check, one edit"
    /// A check after nothing was edited.
    case unchanged = "check, unchanged"
    /// `swift format lint --parallel`.
    case swiftFormat = "swift format lint"
  }

  /// What the runs of one work took.
  public struct Result: Sendable {
    /// From start to end.
    public let time: Timings
    /// Of all cores together.
    public let processorTime: Timings
    /// The most memory at a time, in bytes.
    public let peakMemory: Int
  }

  private let trellis: String
  private let parseOnly: [String]
  private let tree: String
  private let runs: Int

  /// Prepares a measurement.
  ///
  /// - Parameters:
  ///   - trellis: the path of the executable.
  ///   - parseOnly: the command that parses all files of the folder that is its last argument.
  ///   - tree: the folder of the generated tree.
  ///   - runs: how often everything is run, at least 1.
  public init(trellis: String, parseOnly: [String], tree: String, runs: Int) {
    precondition(runs > 0)
    self.trellis = trellis
    self.parseOnly = parseOnly
    self.tree = tree
    self.runs = runs
  }

  /// Runs everything.
  ///
  /// - Parameter works: what to run.
  /// - Throws: `ChildProcessError`, and `MeasurementError` when a command fails.
  public func measure(_ works: [Work] = Work.allCases) throws -> [Work: Result] {
    let cache = URL(fileURLWithPath: tree).appendingPathComponent(".cache").path
    var outputs: [Work: [(time: Duration, cost: ChildProcess.Cost)]] = [:]
    for run in 0..<runs {
      for work in works {
        if work == .cold { try? FileManager.default.removeItem(atPath: cache) }
        if work == .oneEdit { try edit(run) }
        outputs[work, default: []].append(try time(command(for: work, cache: cache)))
      }
    }
    return outputs.mapValues { runs in
      Result(
        time: Timings(runs.map(\.time)), processorTime: Timings(runs.map(\.cost.processorTime)),
        peakMemory: runs.map(\.cost.peakMemory).max() ?? 0)
    }
  }

  private func command(for work: Work, cache: String) -> [String] {
    switch work {
    case .parseOnly: parseOnly + [tree]
    case .cold, .oneEdit, .unchanged: [trellis, "check", tree, "--cache", cache, "--no-fail"]
    case .swiftFormat: ["swift", "format", "lint", "--parallel", "--recursive", tree]
    }
  }

  private func time(_ command: [String]) throws -> (time: Duration, cost: ChildProcess.Cost) {
    let start = ContinuousClock.now
    let output = try ChildProcess(command).run(timeout: .seconds(3600))
    let time = start.duration(to: .now)
    guard output.code == 0 else {
      throw MeasurementError(
        "\(command.joined(separator: " ")): \(output.errorText.prefix(300))")
    }
    return (time, output.cost)
  }

  private func edit(_ run: Int) throws {
    let file = URL(fileURLWithPath: tree).appendingPathComponent("Sources/Module0/Account0View.swift")
    var text = try String(contentsOf: file, encoding: .utf8)
    text += "// Edit \(run).\n"
    try Data(text.utf8).write(to: file)
  }
}
