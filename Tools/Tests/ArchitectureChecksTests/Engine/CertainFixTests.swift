import SwiftSources
import TestSupport
import Testing
import ToolsTestSupport

@testable import ArchitectureChecks

/// A source with findings that `--fix` puts right, and what it is afterwards.
struct FixedSource: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let before: String
  let after: String
}

struct `A certain fix` {
  static let sources = [
    FixedSource(
      testDescription: "an object that a view makes itself is kept",
      before: "struct V: View {\n  @ObservedObject private var model = Model()\n}\n",
      after: "struct V: View {\n  @StateObject private var model = Model()\n}\n"),
    FixedSource(
      testDescription: "two of them, one made by its type, one with other attributes",
      before: """
        struct V: View {
          @ObservedObject var first: Model = .init()
          @available(iOS 16, *) @ObservedObject var second = Other<Int>(id: 3)
        }
        """,
      after: """
        struct V: View {
          @StateObject var first: Model = .init()
          @available(iOS 16, *) @StateObject var second = Other<Int>(id: 3)
        }
        """),
    FixedSource(
      testDescription: "a comment with nothing to suppress goes, with its line",
      before: "let a = 1\n  // trellis:disable:next long-body - old\n\tlet b = 2\n",
      after: "let a = 1\n\tlet b = 2\n"),
    FixedSource(
      testDescription: "one behind code goes with the blanks before it, and the line stays",
      before: "let a = 1  // trellis:disable:this long-body - old\r\nlet b = 2",
      after: "let a = 1\r\nlet b = 2"),
    FixedSource(
      testDescription: "one for several rules, at the end of the file, without a reason",
      before: "let a = 1\r\n// trellis:disable:file long-body, binding-in-body", after: "let a = 1\r\n"),
  ]

  @Test(arguments: sources)
  func `leaves no finding, parses, and changes nothing the second time`(_ source: FixedSource) async throws {
    let project = try TemporaryFolder(["A.swift": source.before])
    let first = try await project.report()
    #expect(!first.findings.isEmpty)
    let outcome = FixRun(root: project.root).apply(first.findings, contents: first.contents)
    #expect(outcome.problems.isEmpty)
    #expect(try project.text("A.swift") == source.after)

    let second = try await project.report()
    #expect(second.places == [])
    #expect(second.problems == [])
    #expect(FixRun(root: project.root).apply(second.findings, contents: second.contents).fixedCount == 0)
  }

  @Test(arguments: [
    "final class Holder {\n  @ObservedObject var model = Model()\n}\n",
    "// trellis:disable:next long-body, no-such-rule - old\nlet a = 1\n",
    "/* trellis:disable:next long-body - old\n and more */\nlet a = 1\n",
    "struct V: View {\n  @ObservedObject var model = Model() // trellis:disable:this observed-object-made-in-place - x\n}\n",
  ])
  func `isn't made where a person has to decide`(_ source: String) async throws {
    let project = try TemporaryFolder(["A.swift": source])
    let report = try await project.report()
    #expect(FixRun(root: project.root).apply(report.findings, contents: report.contents).fixedCount == 0)
    #expect(try project.text("A.swift") == source)
  }
}
