import Testing

@testable import AffectedPackages

@Suite struct `What XCTest writes` {
  private func tests(_ text: String) -> [TestResult] {
    var lines = XCTestLines()
    for line in text.split(separator: "\n") { lines.take(String(line)) }
    return lines.finished()
  }

  @Test func `tells what came of each test on Linux`() {
    #expect(
      tests(
        """
        Test Suite 'All tests' started at 2026-11-30 13:37:49.682
        Test Case 'CTests.testBad' started at 2026-11-30 13:37:49.691
        /a b/C.swift:4: error: CTests.testBad : XCTAssertEqual failed: error: no
        Test Case 'CTests.testBad' failed (0.005 seconds)
        Test Case 'CTests.testGood' started at 2026-11-30 13:37:49.696
        Test Case 'CTests.testGood' passed (0.25 seconds)
        Test Case 'CTests.testSkip' started at 2026-11-30 13:37:49.696
        Test Case 'CTests.testSkip' skipped (0.0 seconds)
        Test Case 'CTests.testTrap' started at 2026-11-30 13:37:49.696
        """) == [
          TestResult(
            name: "testBad", group: "CTests", seconds: 0.005,
            ending: .failed(["/a b/C.swift:4: XCTAssertEqual failed: error: no"])),
          TestResult(name: "testGood", group: "CTests", seconds: 0.25, ending: .passed),
          TestResult(name: "testSkip", group: "CTests", seconds: 0, ending: .skipped("skipped")),
          TestResult(name: "testTrap", group: "CTests", seconds: 0, ending: .unfinished),
        ])
  }

  @Test func `and on Apple platforms`() {
    #expect(
      tests(
        """
        Test Case '-[ATests.CTests testBad]' started.
        /C.swift:4: error: -[ATests.CTests testBad] : no
        Test Case '-[ATests.CTests testBad]' failed (1.5 seconds).
        """) == [
          TestResult(
            name: "testBad", group: "ATests.CTests", seconds: 1.5, ending: .failed(["/C.swift:4: no"]))
        ])
  }

  @Test(arguments: [
    "Test Case '", "Test Case 'x", "Test Case '' failed", "x: error: y", "Test Suite 'All tests' ",
  ])
  func `or looks like it tells of no test`(line: String) {
    #expect(tests(line).isEmpty)
  }
}
