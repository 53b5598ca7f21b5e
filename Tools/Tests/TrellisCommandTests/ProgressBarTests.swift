import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite(.bounded) struct `The bar of trellis build` {
  private func run(
    columns: UInt16, environment: [String: String] = [:]
  ) async throws -> (code: Int32, text: String) {
    let packages = try SamplePackages([("Base", []), ("Top", ["Base"])])
    try packages.pretend(
      "echo '[1/2] Compiling something with quite a long name'; echo 'Build complete!'; sleep 0.4")
    return try await PseudoTerminal.run(
      [TrellisExecutable.path, "build"], columns: columns, in: packages.root,
      environment: packages.environment.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 })
  }

  @Test(arguments: [8, 30, 80] as [UInt16])
  func `fits into the terminal and is gone at the end`(columns: UInt16) async throws {
    let (code, text) = try await run(columns: columns)
    #expect(code == 0)
    let drawings = text.split(separator: "\r\u{1B}[J").dropFirst().map { $0.prefix { !$0.isNewline } }
    #expect(drawings.contains { $0.contains("0/2") })
    for drawing in drawings where drawing.contains("/2") {
      let visible = drawing.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(visible.count < Int(columns), "\(visible)")
    }
    let end = text.split(separator: "\r\u{1B}[J").last ?? ""
    #expect(end.contains("2 packages in ") && !end.contains("1/2"))
  }

  @Test func `has no colour with NO_COLOR, and is none in a dumb terminal`() async throws {
    let plain = try await run(columns: 80, environment: ["NO_COLOR": "1"])
    #expect(plain.text.contains("\u{1B}[J") && plain.text.firstMatch(of: /\u{1B}\[[0-9;]*m/) == nil)
    let dumb = try await run(columns: 80, environment: ["TERM": "dumb"])
    #expect(!dumb.text.contains("\u{1B}"))
    #expect(dumb.text.contains("Building Base (1 of 2)"))
  }
}
