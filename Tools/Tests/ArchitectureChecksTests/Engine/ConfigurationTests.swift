import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import ArchitectureChecks

@Suite(.bounded) struct `A configuration` {
  @Test func `turns rules off, makes them errors, and excludes files from them`() async throws {
    let project = try TemporaryFolder([
      "A.swift": .faulty(), "Old/B.swift": .faulty(),
      ".trellis.json": """
      {"rules": {"swiftui": "error", "animation-without-value": {"severity": "warning", "exclude": ["Old"]}}}
      """,
    ])
    let report = try await project.report()
    #expect(report.places == ["A.swift:2 animation-without-value"])
    #expect(report.findings.map(\.severity) == [.warning])
    try project.write(#"{"rules": {"swiftui": "error"}}"#, to: ".trellis.json")
    #expect(try await project.report().findings.map(\.severity) == [.error, .error])
    try project.write(#"{"rules": {"animation-without-value": "off"}}"#, to: ".trellis.json")
    #expect(try await project.report().findings.isEmpty)
  }

  @Test func `in a folder refines the one above`() async throws {
    let project = try TemporaryFolder([
      ".trellis.json": #"{"exclude": ["X.swift"], "rules": {"animation-without-value": "error"}}"#,
      "A/.trellis.json":
        #"{"exclude": ["Y.swift"], "rules": {"animation-without-value": {"exclude": ["Z.swift"]}}}"#,
      "A/B/.trellis.json": #"{"rules": {"animation-without-value": "warning"}}"#,
      "C/.trellis.json": #"{"rules": {"animation-without-value": "off"}}"#,
      "X.swift": .faulty(), "Y.swift": .faulty(), "Z.swift": .faulty(), "A/X.swift": .faulty(),
      "A/Y.swift": .faulty(), "A/Z.swift": .faulty(), "A/W.swift": .faulty(), "A/B/W.swift": .faulty(),
      "A/B/Y.swift": .faulty(), "C/W.swift": .faulty(),
    ])
    let report = try await project.report()
    #expect(
      report.findings.map { "\($0.path) \($0.severity)" } == [
        "A/B/W.swift warning", "A/W.swift error", "Y.swift error", "Z.swift error",
      ])
  }

  @Test func `leaves a dependency alone whose only import may be in a file that it excludes`() async throws {
    let project = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Sample",
        targets: [.target(name: "Core"), .target(name: "Feed", dependencies: ["Core"])])
      """,
      "Sources/Core/A.swift": "public struct A {}\n", "Sources/Feed/B.swift": "struct B {}\n",
      "Sources/Feed/Generated/C.swift": "import Core\n",
    ])
    #expect(try await project.report().places == [])
    try project.write(#"{"exclude": ["Sources/Feed/Generated"]}"#, to: ".trellis.json")
    #expect(try await project.report().places == [])
    try project.write("", to: "Sources/Feed/Generated/C.swift")
    try project.write("{}", to: ".trellis.json")
    #expect(try await project.report().places == ["Package.swift:5 unused-dependency"])
  }

  @Test func `with words that nobody reads is used, and they are named`() async throws {
    let project = try TemporaryFolder([
      ".trellis.json": #"{"exlude": ["A.swift"], "advise": {}, "targets": []}"#, "A.swift": .faulty(),
      "B/.trellis.json": #"{"layers": [], "rules": {}}"#, "B/B.swift": .faulty(),
    ])
    let report = try await project.report()
    #expect(report.findings.count == 2)
    #expect(report.problems.map(\.path) == [".trellis.json", "B/.trellis.json"])
    #expect(report.problems.map(\.message)[0].hasPrefix("nobody reads “exlude”"))
    #expect(report.problems.map(\.message)[1] == "“layers” is read in the project's folder only")
  }

  @Test func `changes the options of a rule where it is`() async throws {
    let source = "struct R: View { var body: some View { Text(Costly()) } }\n"
    let project = try TemporaryFolder([
      "A/A.swift": source, "B/B.swift": source,
      "A/.trellis.json": #"{"rules": {"formatter-in-body": {"types": ["Costly"]}}}"#,
    ])
    #expect(try await project.report(cache: true).places == ["A/A.swift:1 formatter-in-body"])
    #expect(try await project.report(cache: true).places == ["A/A.swift:1 formatter-in-body"])
  }

  @Test(arguments: [
    ("{", "is no JSON object"), ("[]", "is no JSON object"), (#"{"rules": {"no-rule": "off"}}"#, "no-rule"),
    (#"{"rules": {"formatter-in-body": "loud"}}"#, "loud"), (#"{"rules": {"formatter-in-body": 3}}"#, "off"),
    (#"{"rules": {"formatter-in-body": {"typos": []}}}"#, "typos"),
    (#"{"rules": {"formatter-in-body": {"types": "x"}}}"#, "types"), (#"{"exclude": "x"}"#, "exclude"),
    (#"{"exclude": ["[x"]}"#, "[x"), (#"{"rules": []}"#, "rules"),
    (#"{"layers": [{"name": "A"}]}"#, "folders"),
    (#"{"layers": [{"name": "A", "folders": ["A"], "imports": ["B"]}]}"#, "there is no such layer"),
  ])
  func `that can't be used stops the check and says why`(_ text: String, _ words: String) async throws {
    let project = try TemporaryFolder([".trellis.json": text, "A.swift": .faulty()])
    let error = await #expect(throws: ConfigurationError.self) { try await project.report() }
    let message = try #require(error).description
    #expect(message.contains(words))
    #expect(message.contains(".trellis.json"))
    #expect(!message.contains("\n"))
  }
}
