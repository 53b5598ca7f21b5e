import Testing
import TrellisKit

@testable import AffectedPackages

@Suite struct `The end of a run` {
  private func text(_ outcomes: [PackageOutcome], isVerbose: Bool = false) -> String {
    RunSummary(outcomes: outcomes, duration: .seconds(65), style: .plain, isVerbose: isVerbose).text
  }

  @Test func `is one line when all is well`() {
    #expect(text([.sample("A", .passed), .sample("B", .passed)]) == "\n2 packages in 1 min 5 s: 2 passed\n")
    #expect(text([]) == "\n0 packages in 1 min 5 s: nothing to do\n")
  }

  @Test func `shows the output of what failed, and then all packages with their time`() {
    let failed = TestResult(
      name: "b()", group: "BTests", seconds: 0, ending: .failed(["T.swift:1:2: no\u{1B}"]))
    let outcomes: [PackageOutcome] = [
      .sample(
        "A", .passed, seconds: 12, tests: [TestResult(name: "a", group: "A", seconds: 0, ending: .passed)]),
      .sample(
        "Bravo", .failed("1 of 1 tests failed"), tests: [failed], output: "[1/2] Compiling\nno\u{1B}[1m\n"),
      .sample("C", .skipped("Bravo does not build")),
    ]
    #expect(
      text(outcomes) == """

        ── Bravo swift test --package-path Bravo
        no
        Failed:
          BTests / b()
            T.swift:1:2: no\u{FFFD}

        ✔ A         12.0 s  1 test
        ✘ Bravo      0.0 s  1 of 1 tests failed
        – C                 skipped: Bravo does not build

        3 packages in 1 min 5 s: 1 passed, 1 failed, 1 skipped

        """)
    #expect(!text(outcomes, isVerbose: true).contains("\nno\n"))
  }

  @Test(arguments: [
    (Duration.zero, "0.0 s"), (.milliseconds(949), "0.9 s"), (.seconds(59.96), "1 min 0 s"),
    (.seconds(3599), "59 min 59 s"), (.seconds(7320), "2 h 2 min"),
  ])
  func `has times that people read`(duration: Duration, text: String) {
    #expect(DurationText.of(duration) == text)
  }
}
