import Foundation
import TestSupport
import Testing
import TrellisKit

@testable import AffectedPackages

@Suite(.bounded) struct `The end of swift` {
  private static let started = #"{"kind":"event","payload":{"kind":"runStarted"}}"#
  private static let ended = #"{"kind":"event","payload":{"kind":"runEnded"}}"#

  private func verdict(
    _ ending: ChildProcess.Ending, verb: SwiftCommand.Verb = .test, events: [String] = [],
    lines: [String] = [], hasBuilt: Bool = true
  ) -> PackageOutcome.Ending {
    var xctest = XCTestLines()
    for line in lines { xctest.take(line) }
    return RunVerdict(
      run: .sample("A", verb: verb), ending: ending, timeout: .seconds(60),
      events: TestEvents(Data(events.joined(separator: "\n").utf8)), xctest: xctest, hasBuilt: hasBuilt
    ).ending
  }

  @Test func `with 0 is a success`() {
    #expect(verdict(.code(0), events: [Self.started, Self.ended]) == .passed)
    #expect(verdict(.code(0), verb: .build) == .passed)
    #expect(verdict(.code(0)) == .passed)
  }

  @Test func `with 0 in the middle of the tests is none`() {
    let message = PackageOutcome.Ending.failed("the test process ended before its tests did")
    #expect(verdict(.code(0), events: [Self.started]) == message)
    #expect(verdict(.code(0), lines: ["Test Suite 'All tests' started at 1"]) == message)
    let whole = ["Test Suite 'All tests' started at 1", "Test Suite 'All tests' passed at 2"]
    #expect(verdict(.code(0), lines: whole) == .passed)
  }

  @Test func `with another code is a failure of the build or of the tests`() {
    #expect(verdict(.code(1), hasBuilt: false) == .didNotBuild("does not build"))
    #expect(verdict(.code(1), verb: .build) == .didNotBuild("does not build"))
    #expect(verdict(.code(1)) == .failed("swift test ended with code 1"))
    #expect(verdict(.code(137)) == .failed("swift test was ended by signal 9"))
    #expect(verdict(.code(1), events: [Self.started]) == .failed("the test process crashed"))
    #expect(
      verdict(
        .code(1), events: [Self.started, Self.ended],
        lines: ["Test Case 'T.a' started at 1", "Test Case 'T.a' failed (0.1 seconds)"])
        == .failed("1 of 1 tests failed"))
  }

  @Test func `after too long a time is a failure, and after an interrupt neither`() {
    #expect(verdict(.tookTooLong) == .failed("took longer than 1 min 0 s"))
    #expect(verdict(.tookTooLong, hasBuilt: false) == .didNotBuild("took longer than 1 min 0 s"))
    #expect(verdict(.stopped, events: [Self.started]) == .stopped)
  }
}
