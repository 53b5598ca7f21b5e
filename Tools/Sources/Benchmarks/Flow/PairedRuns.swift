import TrellisKit

/// Runs two commands in turn, so that a machine that becomes slower or faster does so for both.
public struct PairedRuns: Sendable {
  private let work: [String]
  private let floor: [String]
  private let runs: Int

  /// Names the commands.
  ///
  /// - Parameters:
  ///   - work: the command to measure: the path of an executable, and its arguments.
  ///   - floor: the command to compare it with.
  ///   - runs: how often each is run, after one run that doesn't count; at least 1.
  public init(work: [String], floor: [String], runs: Int) {
    precondition(runs > 0 && !work.isEmpty && !floor.isEmpty)
    self.work = work
    self.floor = floor
    self.runs = runs
  }

  /// Runs the commands.
  ///
  /// - Throws: `MeasurementError` when a command ends with another code than 0, or `ChildProcessError` when it can't be started.
  public func measure() throws -> (work: Timings, floor: Timings) {
    _ = try (time(floor), time(work))
    var works: [Duration] = []
    var floors: [Duration] = []
    for _ in 0..<runs {
      floors.append(try time(floor))
      works.append(try time(work))
    }
    return (Timings(works), Timings(floors))
  }

  private func time(_ command: [String]) throws -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    let code = try ChildProcess(command).run().code
    let duration = start.duration(to: clock.now)
    guard code == 0 else {
      throw MeasurementError("\(command.joined(separator: " ")) ended with code \(code)")
    }
    return duration
  }
}
