/// What came of a package.
struct PackageOutcome: Sendable, Equatable {
  enum Ending: Sendable, Equatable {
    case passed
    /// It is built, and something else went wrong.
    case failed(String)
    /// What depends on it can't be built either.
    case didNotBuild(String)
    /// It was not tried, for a reason.
    case skipped(String)
    /// It was ended before its time because somebody interrupted.
    case stopped
  }

  let run: PackageRun
  let ending: Ending
  var duration = Duration.zero
  var tests: [TestResult] = []
  /// What it wrote, perhaps without its middle.
  var output = ""

  /// Whether all is well with it.
  var isPassed: Bool { ending == .passed }

  /// Whether it was built for its tests, and none was there or wanted.
  var ranNoTest: Bool { isPassed && run.command.verb == .test && tests.isEmpty }

  /// Whether it was tried and something is wrong.
  var isFailure: Bool {
    switch ending {
    case .failed, .didNotBuild: true
    case .passed, .skipped, .stopped: false
    }
  }
}
