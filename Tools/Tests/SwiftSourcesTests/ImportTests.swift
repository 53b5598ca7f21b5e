import SwiftSources
import Testing

struct `Imports` {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    var module = "A"
    var path: [String] = []
    var kind: String?
    var attributes: [String] = []
    var access: String?
    var condition: String?

    var testDescription: String { source }
  }

  static let rows = [
    Row(source: "import A"),
    Row(source: "import A.B.C", path: ["B", "C"]),
    Row(source: "import struct A.B", path: ["B"], kind: "struct"),
    Row(source: "import class A.B.C", path: ["B", "C"], kind: "class"),
    Row(source: "import func A.b", path: ["b"], kind: "func"),
    Row(source: "import protocol A.B", path: ["B"], kind: "protocol"),
    Row(source: "import typealias A.B", path: ["B"], kind: "typealias"),
    Row(source: "import enum A.B", path: ["B"], kind: "enum"),
    Row(source: "import let A.b", path: ["b"], kind: "let"),
    Row(source: "import var A.b", path: ["b"], kind: "var"),
    Row(source: "@testable import A", attributes: ["testable"]),
    Row(source: "@_exported import A", attributes: ["_exported"]),
    Row(source: "@preconcurrency @_spi(Tests) import A", attributes: ["preconcurrency", "_spi(Tests)"]),
    Row(source: "@testable\nimport struct A.B", path: ["B"], kind: "struct", attributes: ["testable"]),
    Row(source: "public import A", access: "public"),
    Row(source: "@_spi(X) internal import A", attributes: ["_spi(X)"], access: "internal"),
    Row(source: "package import class A.B", path: ["B"], kind: "class", access: "package"),
    Row(source: "#if os(Linux)\nimport A\n#endif", condition: "os(Linux)"),
    Row(source: "#if os(Linux)\n#else\nimport A\n#endif", condition: "!(os(Linux))"),
    Row(source: "#if X\n#elseif Y\n  #if Z\nimport A\n#endif\n#endif", condition: "!(X) && Y && Z"),
    Row(source: "import /* a comment */ A // and another"),
    Row(source: "let a = 1; import A"),
    Row(source: "func f() {}\nimport `A`", module: "`A`"),
  ]

  @Test(arguments: rows)
  func `are read in every form`(_ row: Row) throws {
    let imports = facts(of: row.source).imports
    let found = try #require(imports.first)
    #expect(imports.count == 1)
    #expect(found.module == row.module)
    #expect(found.path == row.path)
    #expect(found.kind == row.kind)
    #expect(found.attributes == row.attributes)
    #expect(found.access == row.access)
    #expect(found.condition == row.condition)
  }

  @Test(arguments: [
    "// import A", "/* import A */", "let text = \"import A\"", "let text = \"\"\"\nimport A\n\"\"\"",
    "let text = #\"import A\"#", "/// import A\nfunc f() {}", "/* /* nested */ import A */",
  ])
  func `are no words in comments and texts`(_ source: String) {
    #expect(facts(of: source).imports.isEmpty)
  }

  @Test func `know their lines and columns`() throws {
    let found = try #require(facts(of: "// “é”\n  @testable import Ünit\n").imports.first)
    #expect(found.span.start == SourcePosition(offset: 14, line: 2, column: 3, utf16Column: 3))
    #expect(found.span.end == SourcePosition(offset: 36, line: 2, column: 25, utf16Column: 24))
  }
}
