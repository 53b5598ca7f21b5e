import TestSupport
import Testing
import ToolsTestSupport

@testable import ArchitectureChecks

@Suite(.bounded) struct `A suppression` {
  private static let fault = "Text(\"x\").animation(.default)"

  private func report(_ source: String) async throws -> CheckReport {
    try await TemporaryFolder(["A.swift": source]).report()
  }

  private func view(_ body: String) -> String {
    "struct R: View { var body: some View {\n\(body)\n} }\n"
  }

  @Test(arguments: [
    "// trellis:disable:next animation-without-value - why\n\(fault)",
    "\(fault) // trellis:disable:this animation-without-value - why",
    "\(fault)\n// trellis:disable:previous animation-without-value - why",
    "// trellis:disable:file animation-without-value - why\n\n\n\(fault)",
    "// trellis:disable:next formatter-in-body, animation-without-value - why\n\(fault.replacing("\"x\"", with: "DateFormatter()"))",
  ])
  func `silences its rule on its lines`(_ body: String) async throws {
    let report = try await report(view(body))
    #expect(report.findings.isEmpty)
    #expect(report.suppressedCount > 0)
  }

  @Test(arguments: [
    ("// trellis:disable:next animation-without-value - why\nText(\"x\")", ["unused-suppression"]),
    ("// trellis:disable:next - why\nText(\"x\")", ["blanket-suppression"]),
    ("// trellis:disable:file\nText(\"x\")", ["blanket-suppression"]),
    ("// trellis:disable:next no-such-rule - why\nText(\"x\")", ["unknown-suppression"]),
    ("// trellis:disable:next animation-without-value\n\(fault)", ["unexplained-suppression"]),
    ("// trellis:disable:next - why\n\(fault)", ["blanket-suppression", "animation-without-value"]),
    (
      "// trellis:disable:next animation-without-value - why\nText(\"x\")\n\(fault)",
      ["unused-suppression", "animation-without-value"]
    ),
    (
      "// trellis:disable:next formatter-in-body, animation-without-value - why\n\(fault)",
      ["unused-suppression"]
    ),
  ])
  func `that is unused, blanket, unknown or without a reason is itself reported`(
    _ body: String, _ rules: [String]
  ) async throws {
    #expect(try await report(view(body)).findings.map(\.rule) == rules)
  }

  @Test func `of a rule that is off isn't called unused`() async throws {
    let project = try TemporaryFolder([
      "A.swift": view("// trellis:disable:next animation-without-value - why\n\(Self.fault)"),
      ".trellis.json": #"{"rules": {"animation-without-value": "off"}}"#,
    ])
    #expect(try await project.report().findings.isEmpty)
  }

  @Test func `holds for imports`() async throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      """
    let project = try TemporaryFolder([
      "Package.swift": manifest, "Sources/A/A.swift": "let a = 1\n",
      "Sources/B/B.swift": """
      import A
      // trellis:disable:next undeclared-import - until the split is done
      @testable import A
      """,
    ])
    let report = try await project.report()
    #expect(report.places == ["Sources/B/B.swift:1 undeclared-import"])
    #expect(report.suppressedCount == 1)
  }
}
