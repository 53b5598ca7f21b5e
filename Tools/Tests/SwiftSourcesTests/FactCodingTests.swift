import SwiftSources
import Testing

struct `Facts as bytes` {
  private static let source = """
    @testable import struct A.B // trellis:disable:this rule - why
    #if os(Linux)
      public import C
    #endif
    struct V: View {
      @State private var name = ""
      var body: some View { title }
      @ViewBuilder private var title: some View { probe(name) }
    }
    let top = 1
    func broken( {
    """

  private static var sample: FileFacts {
    var facts = facts(of: source)
    let span = facts.imports[0].span
    facts.candidates = [
      Candidate(rule: "a", span: span, message: "m", symbol: "V.body", line: "x"),
      Candidate(
        rule: "b", span: span, message: "é👍", symbol: "", line: "y",
        condition: .reachedFromBody(type: "V", member: "title"),
        fix: [TextEdit(range: 3..<9, replacement: "z")]),
    ]
    facts.observations = [
      Observation(rule: "c", kind: "k", name: "n", symbol: "s", span: span, line: "l")
    ]
    return facts
  }

  @Test func `are read back as they were`() {
    let facts = Self.sample
    #expect(!facts.suppressions.isEmpty && !facts.problems.isEmpty && !facts.types.isEmpty)
    #expect(facts.encoded.withUnsafeBytes { FileFacts(encoded: $0) } == facts)
  }

  @Test func `that are cut anywhere are refused`() {
    let bytes = Self.sample.encoded
    for count in 0..<bytes.count {
      #expect(bytes[..<count].withUnsafeBytes { FileFacts(encoded: $0) } == nil)
    }
  }

  @Test func `that are changed anywhere are refused or read, and never crash`() {
    let bytes = Self.sample.encoded
    for index in bytes.indices {
      for change in [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = change
        _ = changed.withUnsafeBytes { FileFacts(encoded: $0) }
      }
    }
  }
}
