import Foundation
import SwiftSources
import TestSupport
import Testing
import TrellisKit

/// Each on a thread with the stack that the tool gives its workers.
@Suite(.bounded) struct `Hostile sources` {
  private func onWorker(_ bytes: [UInt8]) async -> FileFacts {
    await OnThread.run(stackSize: 256 << 20) { SourceReader.facts(of: bytes) }
  }

  private func onWorker(_ text: String) async -> FileFacts {
    await onWorker(Array(text.utf8))
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("a.b(", ")"), ("@a(", ")"), ("\"\\(", ")\""),
    ("[A<", ">]"), ("\n#if A\n", "\n#endif\n"),
    ("{ $0(", ") }"), ("([", "])"), ("#\"\\#(", ")\"#"), ("\"\"\"\n\\(", ")\n\"\"\""),
  ])
  func `that nest brackets 10,000 deep are refused in one line`(_ open: String, _ close: String) async {
    let nested = String(repeating: open, count: 10_000) + "x" + String(repeating: close, count: 10_000)
    let facts = await onWorker("import A\nlet x = \(nested)\n")
    #expect(
      facts.problems.map(\.message) == [
        "nests so deep here that parsing would take too long; it isn't checked"
      ])
  }

  @Test(arguments: ["!", "try ", "-> ", "A.", "@a ", "x ? ", "case ", "if x { } else "])
  func `that nest 10,000 deep without brackets are read as far as it goes`(_ opening: String) async {
    let facts = await onWorker("import A\nlet x = \(String(repeating: opening, count: 10_000))\n")
    #expect(facts.imports.map(\.module) == ["A"])
  }

  @Test(arguments: [
    String(repeating: "let x = \"([{\" // ([{\n", count: 600),
    String(repeating: "/* ([{ /* ( */ */", count: 600),
    "let x = \"\"\"\n\(String(repeating: "([{\n", count: 600))\"\"\"",
    String(repeating: "f(\"\\(a(\"(\"))\")\n", count: 600),
    String(repeating: "let x = #\"([{\" \\( \"# + #\"\\#(a)\"#\n", count: 600),
    String(repeating: "#if A\nlet x = 1\n#elseif(B)\n#endif\n", count: 600),
    "let x = [[[[[[1, 2], [3]]]]]]\n" + String(repeating: "f { [a, { [b] }] }\n", count: 600),
  ])
  func `whose brackets are in texts and comments are not taken for nested ones`(_ source: String) async {
    #expect(await onWorker(source).problems.isEmpty)
  }

  @Test(arguments: [".a", "()", "[0]", "!", "?", ".a()", " + 1", " { }", ".a { $0 }", "<A>()"])
  func `that chain 3,000 links are read as far as it goes`(_ link: String) async {
    let facts = await onWorker("import A\nlet x = y\(String(repeating: link, count: 3000))\nimport B\n")
    #expect(facts.imports.first?.module == "A")
  }

  @Test func `of 300,000 bytes on one line are read`() async throws {
    let source = "let x = [" + String(repeating: "1, ", count: 100_000) + "]; import A"
    let facts = await onWorker(source)
    #expect(facts.problems.isEmpty)
    #expect(try #require(facts.imports.first).span.start.line == 1)
    #expect(facts.lineCount == 1)
  }

  @Test func `with many findings on a long line take no longer than they have to`() async {
    let facts = await onWorker(String(repeating: "import A;", count: 10_000))
    #expect(facts.imports.count == 10_000)
  }

  @Test func `that are binary are refused in one line`() async {
    let facts = await onWorker([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 255])
    #expect(facts.problems.map(\.message) == ["is binary, not Swift"])
    #expect(facts.imports.isEmpty)
  }

  @Test(arguments: [
    "struct {", "func f( {", "import", "\u{FEFF}import A }}}}", "class A: B, { var x: }", "#if", "\"\"\"",
    "/*",
    "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> main", "@", "let = =", "}", "case", "\\", "`",
  ])
  func `that don't parse say where`(_ source: String) async {
    let facts = await onWorker(source)
    #expect(facts.problems.count == 1)
  }

  @Test func `of bytes that are no text don't crash`() async {
    var state: UInt32 = 1
    for _ in 0..<20 {
      let bytes = (0..<2000).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(truncatingIfNeeded: state >> 24) | 1
      }
      _ = await onWorker(bytes)
    }
  }
}
