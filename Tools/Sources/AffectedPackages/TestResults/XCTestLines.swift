/// The tests of XCTest in what it writes; SwiftPM has no other way to know of them.
struct XCTestLines: Sendable {
  private(set) var results: [TestResult] = []
  private(set) var hasStarted = false
  private(set) var hasEnded = false
  private var running: (group: String, name: String)?
  private var issues: [String] = []

  mutating func take(_ line: String) {
    if line.hasPrefix("Test Suite 'All tests' ") || line.hasPrefix("Test Suite 'Selected tests' ") {
      if line.contains("' started at ") { hasStarted = true } else { hasEnded = true }
    } else if line.hasPrefix("Test Case '") {
      take(caseLine: line)
    } else if let running, let error = line.firstRange(of: ": error: ") {
      let own = line[error.upperBound...]
      let prefixes = ["\(running.group).\(running.name) : ", "-[\(running.group) \(running.name)] : "]
      let text = prefixes.first(where: own.hasPrefix).map { own.dropFirst($0.count) } ?? own
      issues.append("\(line[..<error.lowerBound]): \(text)")
    }
  }

  /// The tests, with the one that had begun when the process ended.
  func finished() -> [TestResult] {
    guard let running else { return results }
    return results + [
      TestResult(name: running.name, group: running.group, seconds: 0, ending: .unfinished)
    ]
  }

  private mutating func take(caseLine line: String) {
    let test =
      /Test Case '(?:-\[)?(.+?)[. ]([^. \]]+)\]?' (started|passed|failed|skipped)(?: .*?\(([0-9.]+) seconds\))?.*/
    guard let match = line.wholeMatch(of: test) else { return }
    let (group, name) = (String(match.1), String(match.2))
    guard match.3 != "started" else {
      running = (group, name)
      issues = []
      return
    }
    let ending: TestResult.Ending =
      match.3 == "passed" ? .passed : match.3 == "failed" ? .failed(issues) : .skipped("skipped")
    results.append(
      TestResult(name: name, group: group, seconds: match.4.flatMap { Double($0) } ?? 0, ending: ending))
    running = nil
  }
}
