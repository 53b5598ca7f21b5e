import TrellisKit

/// A run in JUnit's form: a suite for each package, a case for each test, and one for the package where no test says what went
/// wrong.
enum RunJUnit {
  /// How much of a package's output a case may have.
  private static let mostOutput = 1 << 16

  static func report(_ outcomes: [PackageOutcome]) -> JUnitReport {
    JUnitReport(suites: outcomes.map { ($0.run.name.withoutControls, cases($0)) })
  }

  private static func cases(_ outcome: PackageOutcome) -> [JUnitReport.Case] {
    let tests = outcome.tests.map(test)
    let isTold = outcome.tests.contains(where: \.isFailure) || (outcome.isPassed && !tests.isEmpty)
    return isTold ? tests : tests + [whole(outcome)]
  }

  private static func test(_ test: TestResult) -> JUnitReport.Case {
    var failure: (String, String)?
    var skipped: String?
    switch test.ending {
    case .passed: break
    case .failed(let issues):
      failure = (summary(of: test), issues.joined(separator: "\n").withoutControls)
    case .skipped(let reason): skipped = reason.withoutControls
    case .unfinished: failure = (summary(of: test), "")
    }
    return JUnitReport.Case(
      name: test.name.withoutControls, group: test.group.withoutControls, seconds: test.seconds,
      failure: failure, skipped: skipped)
  }

  private static func whole(_ outcome: PackageOutcome) -> JUnitReport.Case {
    var failure: (String, String)?
    var skipped: String?
    switch outcome.ending {
    case .passed: skipped = outcome.ranNoTest ? "no test was run" : nil
    case .failed(let reason), .didNotBuild(let reason):
      failure = (reason, String(OutputExcerpt.text(of: outcome.output).suffix(mostOutput)))
    case .skipped(let reason): skipped = reason
    case .stopped: skipped = "interrupted"
    }
    return JUnitReport.Case(
      name: "swift \(outcome.run.command.verb.rawValue)", group: outcome.run.name.withoutControls,
      seconds: outcome.duration / .seconds(1), failure: failure, skipped: skipped)
  }

  private static func summary(of test: TestResult) -> String {
    String((test.firstIssue ?? "failed").withoutControls.prefix { $0 != "\n" }.prefix(300))
  }
}
