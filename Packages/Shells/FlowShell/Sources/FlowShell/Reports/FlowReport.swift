/// What a person reads about a flow: a line a step, and the screen of the step that failed.
public enum FlowReport {
  /// The line of a step.
  public static func line(_ result: FlowStepResult) -> String {
    "  \(result.failure == nil ? "✓" : "✗") \(result.text)  \(result.duration.milliseconds) ms"
  }

  /// Why a step failed and what was on the screen then; empty when it did not fail.
  public static func failure(_ result: FlowStepResult) -> [String] {
    guard let failure = result.failure else { return [] }
    let frame = failure.screen.isEmpty ? [] : ["    the screen:"] + failure.screen.map { "    │ \($0)" }
    return ["    line \(result.line): \(failure.message)"] + frame
  }

  /// The closing line of a flow.
  public static func summary(_ result: FlowResult) -> String {
    if let obstacle = result.obstacle { return "\(result.name) was not run: \(obstacle.reason)" }
    let outcome = result.hasPassed ? "passed" : "failed"
    let steps = result.steps.count == 1 ? "1 step" : "\(result.steps.count) steps"
    return "\(result.name) \(outcome): \(steps) in \(result.duration.milliseconds) ms"
  }

  /// The closing line of a run of several flows.
  public static func summary(of results: [FlowResult]) -> String {
    let others = results.filter { !$0.hasPassed }.map(\.name)
    let passed = "\(results.count - others.count) of \(results.count) flows passed"
    return others.isEmpty ? passed : "\(passed); not \(others.joined(separator: ", "))"
  }
}

extension Duration {
  /// The duration in milliseconds, with one digit after the point.
  var milliseconds: String {
    let tenths = (components.attoseconds / 100_000_000_000_000) + components.seconds * 10_000
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The duration in seconds, with three digits after the point.
  var seconds: String {
    let thousandths = (components.attoseconds / 1_000_000_000_000_000) + components.seconds * 1000
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }
}
