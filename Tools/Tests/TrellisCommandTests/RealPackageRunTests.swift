import Foundation
import TestSupport
import Testing
import TrellisKit

/// With the real `swift`, which builds for half a minute: one run tells all, and CI does it.
@Suite(.bounded, .enabled(if: ProcessInfo.processInfo.environment["CI"] != nil, "half a minute of building"))
struct `trellis test with real packages` {
  @Test func `tells passed, failed and crashed tests and broken builds apart`() async throws {
    let packages = try SamplePackages([("Broken", []), ("After", ["Broken"]), ("Exits", []), ("Mixed", [])])
    try packages.write("public let value = missing\n", to: "Broken/Sources/Broken/Broken.swift")
    try packages.write(
      """
      import Foundation
      import Testing
      @Test func `leaves too early`() { exit(0) }
      """, to: "Exits/Tests/ExitsTests/Tests.swift")
    try packages.write(
      """
      import Testing
      @Test func `a works`() {}
      @Test func `b fails`() { #expect("\\0\\u{1B}[1m<&>" == "") }
      """, to: "Mixed/Tests/MixedTests/Tests.swift")
    let output = try await packages.trellis("test", "--junit", "report.xml")
    #expect(output.code == 1)
    #expect(output.text.contains("cannot find 'missing' in scope"))
    #expect(output.text.contains("skipped: Broken does not build"))
    #expect(output.text.contains("1 of 2 tests failed"))
    #expect(output.text.contains("the test process ended before its tests did"))
    #expect(output.text.hasSuffix(": 3 failed, 1 skipped\n"))
    #expect(!output.text.contains("\u{1B}") && !output.text.contains("\0"))
    let report = try String(contentsOfFile: "\(packages.root)/report.xml", encoding: .utf8)
    #expect(report.contains("<testcase classname=\"MixedTests\" name=\"a works\""))
    #expect(report.contains("had begun when its process ended"))
    #expect(report.contains("<skipped message=\"Broken does not build\"/>"))
  }
}
