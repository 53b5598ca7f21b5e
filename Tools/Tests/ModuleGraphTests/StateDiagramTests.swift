import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import ModuleGraph

@Suite(.bounded) struct `A state diagram` {
  @Test(arguments: [
    (
      "a table with a type",
      "struct M { static let transitions = TransitionTable<Kind>([.red: [.green], .green: []])\n enum Kind { case green, red } }"
    ),
    (
      "a table without a name for its type",
      "let transitions: [Light: Set<Light>] = [.red: [.green]]\nenum Light { case green, red }"
    ),
    ("a table of an unknown type", "let legalTransitions = [Light.red: [Light.green]]"),
    (
      "an initializer without a name",
      "enum Light { case green, red\n static let table: TransitionTable<Light> = .init([.red: [.green]]) }"
    ),
    (
      "a switch over a pair",
      "enum Light { case green, red }\nfunc isValidTransition(from: Light, to: Light) -> Bool { switch (from, to) { case (.red, .green): return true\ndefault: return false } }"
    ),
    (
      "a switch that is the value",
      "enum Light { case green, red\n func canTransition(to next: Light) -> Bool { switch (self, next) { case (.red, .green): true\ncase (_, _): false } } }"
    ),
  ])
  func `is drawn from`(form: String, source: String) throws {
    let diagrams = try diagrams(source)

    try #require(diagrams.count == 1)
    #expect(diagrams[0].text.hasSuffix("  red --> green\n"))
    #expect(diagrams[0].text.split(separator: "\n").count == 3)
  }

  @Test(arguments: [
    ("a dictionary of other things", "let transitions = [\"a\": [\"b\"]]"),
    ("a dictionary by another name", "let colors = [Light.red: [Light.green]]"),
    (
      "a function that asks another",
      "func canTransition(to next: Light) -> Bool { table.allows(self, next) }"
    ),
    (
      "a switch with other work",
      "func isValidTransition(a: L, b: L) -> Bool { switch (a, b) { case (.x, .y): log(); return true\ndefault: return false } }"
    ),
    ("a view's transition", "let transition = AnyTransition.move(edge: .top)"),
    ("a text", "let s = \"let transitions = [Light.red: [Light.green]]\""),
    (
      "a wildcard over unknown states",
      "func isTransition(a: L, b: L) -> Bool { switch (a, b) { case (_, .y): true\ndefault: false } }"
    ),
  ])
  func `is not drawn from`(form: String, source: String) throws {
    #expect(try diagrams(source).isEmpty)
  }

  @Test func `takes the first case that matches, guards included`() throws {
    let source = """
      enum S { case a, b(Int), `default`, end }
      class C {
        var state: S = .b(1)
        func isValidTransition(from: S, to: S) -> Bool {
          switch (from, to) {
          case (.a, .a): return false
          case (.b(let x), .a) where x > 1, (.default, .a): return true
          case let (.b(x), .b): return true
          case (.end, _): return false
          case (_, .end): return true
          default: return false
          }
        }
      }
      """
    #expect(
      try diagrams(source).map(\.text) == [
        """
        stateDiagram-v2
          state "default" as state_default
          state "end" as state_end
          [*] --> b
          a --> state_end
          b --> a
          b --> b
          b --> state_end
          state_default --> a
          state_default --> state_end

        """
      ])
  }

  @Test func `finds the states and the start in other files`() throws {
    let folder = try TemporaryFolder([
      "A.swift":
        "extension Light { static let transitions = TransitionTable<Kind>([.red: [.green], .green: [.red]]) }",
      "B.swift": "let machine = StateMachine(initial: .red, table: Light.transitions)",
      "C.swift": "extension Light { enum Kind { case green\n case red } }",
      "D.swift": "enum Kind { case other }",
    ])
    let reader = try StateDiagramReader(folder.names(), root: folder.root)

    #expect(
      reader.diagrams.map(\.text) == ["stateDiagram-v2\n  [*] --> red\n  green --> red\n  red --> green\n"])
  }

  @Test func `says which table is made by code`() throws {
    let folder = try TemporaryFolder([
      "A.swift": "let table = TransitionTable<Kind>(all.reduce(into: [:]) { _, _ in })"
    ])
    let reader = try StateDiagramReader(folder.names(), root: folder.root)

    #expect(reader.diagrams.isEmpty)
    #expect(
      reader.problems == ["A.swift:1: table is made by code; only a table that is written out can be read"])
  }

  @Test func `of this app is the one that the app prints`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    let paths = ["App/Core/State/AppState.swift", "App/Core/State/AppStateController.swift"]
    let reader = StateDiagramReader(paths, root: String(root))
    let architecture = try String(contentsOfFile: "\(root)/ARCHITECTURE.md", encoding: .utf8)

    // The tests of the app compare the same page with what the app prints.
    try #require(reader.diagrams.count == 1)
    #expect(architecture.contains(reader.diagrams[0].text))
  }

  private func diagrams(_ source: String) throws -> [StateDiagram] {
    let folder = try TemporaryFolder(["A.swift": source])
    return try StateDiagramReader(folder.names(), root: folder.root).diagrams
  }
}
