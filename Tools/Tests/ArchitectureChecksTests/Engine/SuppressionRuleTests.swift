import TestSupport
import Testing
import ToolsTestSupport

@testable import ArchitectureChecks

@Suite(.bounded) struct `A rule about suppressions` {
  /// A file, and the lines on which a rule about comments speaks.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let lines: [Int]
    let source: String

    init(_ rule: String, _ lines: [Int], _ source: String) {
      (self.rule, self.lines, self.source) = (rule, lines, source)
    }

    var testDescription: String { "\(rule) on \(lines): \(source)" }
  }

  static let cases = blanket + unexplained + unknown + unused

  private static let faulty = String.faulty()

  private static let blanket = [
    Case("blanket-suppression", [1], "// trellis:disable:next\nlet a = 1\n"),
    Case("blanket-suppression", [1], "let a = 1 // trellis:disable - because\n"),
    Case("blanket-suppression", [2], "import A\n/* trellis:disable:file  */\n"),
    Case("blanket-suppression", [], "// how to use trellis:disable:next is in the manual\nlet a = 1\n"),
    Case("blanket-suppression", [], "let text = \"// trellis:disable:next\"\n"),
    Case("blanket-suppression", [], "// trellis:disable:next animation-without-value - x\n"),
    Case("blanket-suppression", [], "// trellis:enable\n// swiftlint:disable:next all\nlet a = 1\n"),
  ]

  private static let unexplained = [
    Case(
      "unexplained-suppression", [2], "struct R: View {\n// trellis:disable:next animation-without-value\n}\n"
    ),
    Case(
      "unexplained-suppression", [1], "// trellis:disable:file animation-without-value, long-body\n\(faulty)"),
    Case("unexplained-suppression", [1], "let a = 1 // trellis:disable:this long-body - \n"),
    Case("unexplained-suppression", [], "// trellis:disable:file animation-without-value - old\n\(faulty)"),
    Case("unexplained-suppression", [], "// trellis:disable:file animation-without-value — old\n\(faulty)"),
    Case("unexplained-suppression", [], "// trellis:disable:next\nlet a = 1\n"),
  ]

  private static let unknown = [
    Case("unknown-suppression", [1], "// trellis:disable:next animation-with-value - x\nlet a = 1\n"),
    Case("unknown-suppression", [1], "let a = 1 // trellis:disable:this Long-Body - x\n"),
    Case(
      "unknown-suppression", [1, 1], "// trellis:disable:file one-rule, two-rules long-body - x\nlet a = 1\n"),
    Case("unknown-suppression", [], "// trellis:disable:file long-body - unlike no-such-rule\nlet a = 1\n"),
    Case("unknown-suppression", [], "// trellis:disable:next\nlet a = 1\n"),
    Case("unknown-suppression", [], "// swiftlint:disable:next no-such-rule\nlet a = 1\n"),
  ]

  private static let unused = [
    Case("unused-suppression", [1], "// trellis:disable:next long-body - x\nlet a = 1\n"),
    Case(
      "unused-suppression", [3],
      "\(faulty.dropLast(2))// trellis:disable:this animation-without-value - x\n}\n"),
    Case(
      "unused-suppression", [1], "// trellis:disable:file animation-without-value, long-body - x\n\(faulty)"),
    Case("unused-suppression", [], "// trellis:disable:file animation-without-value - x\n\(faulty)"),
    Case(
      "unused-suppression", [],
      "struct R: View {\n// trellis:disable:next animation-without-value - x\n\(faulty.split(separator: "\n")[1])\n}\n"
    ),
    Case("unused-suppression", [], "// trellis:disable:next no-such-rule - x\nlet a = 1\n"),
  ]

  @Test(arguments: cases)
  func `A rule about suppressions speaks where it should`(_ example: Case) async throws {
    let project = try TemporaryFolder(["A.swift": example.source])
    let found = try await project.report().findings.filter { $0.rule == example.rule }
    #expect(found.map(\.span.start.line) == example.lines)
  }
}
