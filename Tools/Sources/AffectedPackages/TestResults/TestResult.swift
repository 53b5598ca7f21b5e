/// What came of one test.
struct TestResult: Sendable, Equatable {
  enum Ending: Sendable, Equatable {
    case passed
    /// With what went wrong, each thing with its place.
    case failed([String])
    case skipped(String)
    /// It had begun when its process ended.
    case unfinished
  }

  let name: String
  /// The module and the types that it is in.
  let group: String
  let seconds: Double
  let ending: Ending

  /// What went wrong first.
  var firstIssue: String? {
    switch ending {
    case .failed(let issues): issues.first
    case .unfinished: "had begun when its process ended"
    case .passed, .skipped: nil
    }
  }

  /// The same when it was somebody who ended the process: a test that had begun is no failure then.
  var interrupted: TestResult {
    guard ending == .unfinished else { return self }
    return TestResult(name: name, group: group, seconds: seconds, ending: .skipped("interrupted"))
  }

  var isFailure: Bool {
    switch ending {
    case .failed, .unfinished: true
    case .passed, .skipped: false
    }
  }
}
