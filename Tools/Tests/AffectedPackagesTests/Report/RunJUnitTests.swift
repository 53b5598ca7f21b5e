import Foundation
import TestSupport
import Testing

@testable import AffectedPackages

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(.bounded) struct `A run in JUnit's form` {
  private func elements(_ outcomes: [PackageOutcome]) throws -> [(name: String, attributes: [String: String])]
  {
    let reader = ElementReader()
    let parser = XMLParser(data: Data(RunJUnit.report(outcomes).xml.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  @Test func `has a suite for each package and a case for each test`() throws {
    let elements = try elements([
      .sample(
        "A", .failed("1 of 3 tests failed"), seconds: 3,
        tests: [
          TestResult(name: "a()", group: "ATests.S", seconds: 0.5, ending: .passed),
          TestResult(name: "b()", group: "ATests.S", seconds: 0.25, ending: .failed(["one\nmore", "two"])),
          TestResult(name: "c()", group: "ATests", seconds: 0, ending: .skipped("later")),
        ]),
      .sample("B", .didNotBuild("does not build"), seconds: 2, output: "error: no"),
      .sample("C", .skipped("B does not build")), .sample("D", .passed, seconds: 1, verb: .build),
      .sample("E", .stopped),
    ])
    #expect(
      elements[0].attributes == [
        "tests": "7", "failures": "2", "errors": "0", "skipped": "3", "time": "3.750",
      ])
    #expect(
      elements.filter { $0.name == "testsuite" }.compactMap { $0.attributes["name"] } == [
        "A", "B", "C", "D", "E",
      ])
    let cases = elements.filter { $0.name == "testcase" }.compactMap { $0.attributes["name"] }
    #expect(cases == ["a()", "b()", "c()", "swift test", "swift test", "swift build", "swift test"])
    let failures = elements.filter { $0.name == "failure" }.compactMap { $0.attributes["message"] }
    #expect(failures == ["one", "does not build"])
  }

  @Test func `says that a package failed even when every test that is known passed`() throws {
    let test = TestResult(name: "a()", group: "A", seconds: 0, ending: .passed)
    let elements = try elements([.sample("A", .failed("the test process crashed"), tests: [test])])
    #expect(
      elements.contains { $0.name == "failure" && $0.attributes["message"] == "the test process crashed" })
  }

  @Test(arguments: [
    "\u{1B}[31mred\u{1B}[0m", "\0\u{1}\u{8}\u{B}\u{1F}", "]]> & <tag attribute='x'> \" '", "\u{FFFE}\u{FFFF}",
    "\u{7F}\u{80}\u{9F}", "e\u{301}\u{301}", "&#0; &unknown;", "<!-- -- -->", "<?xml?>", "\r\n\t",
    String(decoding: [0xFF, 0xC0, 0xED, 0xA0, 0x80], as: UTF8.self), String(repeating: "😀", count: 20_000),
  ])
  func `stays well formed whatever is in it`(hostile: String) throws {
    let tests = [
      TestResult(name: hostile, group: hostile, seconds: -1, ending: .failed([hostile])),
      TestResult(name: hostile, group: hostile, seconds: 0, ending: .skipped(hostile)),
    ]
    let count = try elements([
      .sample(hostile, .failed(hostile), tests: tests),
      .sample(hostile, .didNotBuild(hostile), output: hostile),
      .sample(hostile, .skipped(hostile)),
    ]).count
    #expect(count == 12)
  }
}

/// Remembers the elements of a document.
private final class ElementReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}
