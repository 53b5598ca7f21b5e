import Testing

@testable import FlowShell

extension FlowStepResult {
  /// A step and how it went.
  static func of(
    _ command: FlowCommand, line: Int = 1, _ duration: Duration, failure: FlowFailure? = nil
  ) -> FlowStepResult {
    FlowStepResult(line: line, text: command.description, duration: duration, failure: failure)
  }
}

@Suite struct `The report of a flow` {
  private let passed = FlowStepResult.of(.tap("Sign in"), .microseconds(1250))
  private let failed = FlowStepResult.of(
    .expect("Welcome"), line: 7, .milliseconds(1_234_567),
    failure: FlowFailure("“Welcome” is not on this screen", screen: ["Sign in", "", "Email"]))

  @Test func `has a line for each step`() {
    #expect(FlowReport.line(passed) == #"  ✓ tap "Sign in"  1.2 ms"#)
    #expect(FlowReport.line(failed) == #"  ✗ expect "Welcome"  1234567.0 ms"#)
    #expect(FlowReport.line(.of(.back, .zero)) == "  ✓ back  0.0 ms")
  }

  @Test func `shows the screen of a step that failed`() {
    #expect(FlowReport.failure(passed).isEmpty)
    #expect(
      FlowReport.failure(failed) == [
        "    line 7: “Welcome” is not on this screen", "    the screen:", "    │ Sign in", "    │ ",
        "    │ Email",
      ])
  }

  @Test func `leaves out a screen that was not there`() {
    let result = FlowStepResult.of(.back, .zero, failure: FlowFailure("the app is not running", screen: []))
    #expect(FlowReport.failure(result) == ["    line 1: the app is not running"])
  }

  @Test func `ends with how it went`() {
    #expect(
      FlowReport.summary(FlowResult(name: "sign-in", steps: [passed], snapshots: []))
        == "sign-in passed: 1 step in 1.2 ms")
    #expect(
      FlowReport.summary(FlowResult(name: "sign-in", steps: [passed, failed], snapshots: []))
        == "sign-in failed: 2 steps in 1234568.2 ms")
  }

  @Test func `of several says in the end which did not pass`() {
    let good = FlowResult(name: "good", steps: [passed], snapshots: [])
    let bad = FlowResult(name: "bad", steps: [failed], snapshots: [])
    let left = FlowResult(name: "left", skippedBecause: "interrupted")
    #expect(FlowReport.summary(of: [good, good]) == "2 of 2 flows passed")
    #expect(FlowReport.summary(of: [bad, good, left]) == "1 of 3 flows passed; not bad, left")
  }

  @Test(arguments: [
    FlowResult(name: "sign-in", failure: "line 2: close the \u{1B}quote"),
    FlowResult(name: "sign-in", skippedBecause: "line 2: close the \u{1B}quote"),
  ])
  func `tells why a flow was not run`(result: FlowResult) {
    #expect(!result.hasPassed)
    #expect(FlowReport.summary(result) == "sign-in was not run: line 2: close the \u{FFFD}quote")
  }
}
