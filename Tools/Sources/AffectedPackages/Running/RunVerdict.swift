import TrellisKit

/// What the end of a program means for its package.
struct RunVerdict {
  let tests: [TestResult]
  let ending: PackageOutcome.Ending

  init(
    run: PackageRun, ending: ChildProcess.Ending, timeout: Duration?, events: TestEvents, xctest: XCTestLines,
    hasBuilt: Bool
  ) {
    let results = xctest.finished() + events.results
    tests = ending == .stopped ? results.map(\.interrupted) : results
    let isBuilt = hasBuilt || events.hasStarted || xctest.hasStarted
    let isCutOff = (events.hasStarted && !events.hasEnded) || (xctest.hasStarted && !xctest.hasEnded)
    let reason: String
    switch ending {
    case .stopped:
      self.ending = .stopped
      return
    case .code(0):
      // A test that ends its process with 0 would count as a success.
      self.ending = isCutOff ? .failed("the test process ended before its tests did") : .passed
      return
    case .tookTooLong: reason = "took longer than \(timeout.map(DurationText.of) ?? "it may")"
    case .code(let code): reason = Self.reason(code, tests, isBuilt && isCutOff)
    }
    let needsTests = run.command.verb == .test
    self.ending =
      needsTests && isBuilt
      ? .failed(reason)
      : .didNotBuild(ending == .tookTooLong ? reason : "does not build")
  }

  private static func reason(_ code: Int32, _ tests: [TestResult], _ isCutOff: Bool) -> String {
    let failures = tests.count(where: \.isFailure)
    let end = code > 128 ? "was ended by signal \(code - 128)" : "ended with code \(code)"
    let parts = [
      failures > 0 ? "\(failures) of \(tests.count) tests failed" : nil,
      isCutOff ? "the test process crashed" : failures == 0 ? "swift test \(end)" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}
