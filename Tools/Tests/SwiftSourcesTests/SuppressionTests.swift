import SwiftSources
import Testing

struct `Suppressions` {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    var scope = Suppression.Scope.next
    var rules = ["rule-a"]
    var reason: String? = "because"
    var lines: ClosedRange<Int>?

    var testDescription: String { source }
  }

  static let rows = [
    Row(source: "// trellis:disable:next rule-a - because\nlet x = 1", lines: 2...2),
    Row(source: "// trellis:disable:next rule-a - because\n\n// more\nlet x = 1", lines: 4...4),
    Row(source: "// trellis:disable:next rule-a - because\n@A\n@B(1)\npublic var x = 1", lines: 2...4),
    Row(source: "// trellis:disable:next rule-a - because\nimport A", lines: 2...2),
    Row(source: "let x = 1 // trellis:disable:this rule-a - because", scope: .this, lines: 1...1),
    Row(source: "let x = 1 // trellis:disable rule-a - because", scope: .this, lines: 1...1),
    Row(source: "let x = 1\n// trellis:disable:previous rule-a - because", scope: .previous, lines: 1...1),
    Row(source: "// trellis:disable:file rule-a - because\nlet x = 1", scope: .file),
    Row(source: "/* trellis:disable:next rule-a - because */\nlet x = 1", lines: 2...2),
    Row(source: "/// trellis:disable:next rule-a - because\nlet x = 1", lines: 2...2),
    Row(
      source: "// trellis:disable:next rule-a, rule-b rule-c - a - b\nlet x = 1",
      rules: ["rule-a", "rule-b", "rule-c"], reason: "a - b", lines: 2...2),
    Row(source: "// trellis:disable:next rule-a — because\nlet x = 1", lines: 2...2),
    Row(source: "// trellis:disable:next rule-a\nlet x = 1", reason: nil, lines: 2...2),
    Row(source: "// trellis:disable:next rule-a - \nlet x = 1", reason: nil, lines: 2...2),
    Row(source: "// trellis:disable:next\nlet x = 1", rules: [], reason: nil, lines: 2...2),
    Row(source: "let x = 1\n// trellis:disable:next rule-a - because", lines: 2...2),
  ]

  @Test(arguments: rows)
  func `are read with their lines`(_ row: Row) throws {
    let found = facts(of: row.source).suppressions
    let suppression = try #require(found.first)
    #expect(found.count == 1)
    #expect(suppression.scope == row.scope)
    #expect(suppression.rules == row.rules)
    #expect(suppression.reason == row.reason)
    #expect(suppression.lines == row.lines)
  }

  @Test(arguments: [
    "let text = \"// trellis:disable:next rule-a - because\"", "// see trellis:disable:next rule-a",
    "// trellis:disable:everywhere rule-a - because", "// trellis:enable rule-a",
  ])
  func `are no texts, no mentions and no other words`(_ source: String) {
    #expect(facts(of: source).suppressions.isEmpty)
  }
}
