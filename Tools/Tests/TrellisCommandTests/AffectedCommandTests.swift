import Foundation
import TestSupport
import Testing
import TrellisKit

@Suite(.bounded) struct `trellis affected` {
  private func packages() throws -> SamplePackages {
    try SamplePackages([("Base", []), ("Top", ["Base"]), ("Alone", [])])
  }

  @Test func `says what uncommitted, renamed and new files affect`() async throws {
    let packages = try packages()
    try packages.git("mv", "Alone/Sources/Alone/Alone.swift", "Top/Sources/Top/Alone.swift")
    let renamed = try await packages.trellis("affected", "--since", "HEAD")
    #expect(renamed.code == 0 && renamed.errorText.isEmpty)
    #expect(renamed.text.hasPrefix("2 of 3 packages are affected by 2 changed files"))

    try packages.write("let b = 2\n", to: "Base/Sources/Base/new \"file\".swift")
    let all = try await packages.trellis("affected", "--since", "HEAD", "--format", "json")
    let document = try JSONDecoder().decode(JSONValue.self, from: all.output)
    guard case .object(let members) = document, case .array(let found) = members["packages"] ?? .null
    else { throw CocoaError(.coderInvalidValue) }
    #expect(found.count == 3 && members["everything"] == false)
  }

  @Test func `gives GitHub a matrix, also for nothing`() async throws {
    let packages = try packages()
    try packages.write("let b = 2\n", to: "Base/Tests/BaseTests/More.swift")
    try packages.commit()
    let some = try await packages.trellis("affected", "--base", "HEAD~1", "--format", "github-matrix")
    #expect(
      some.text
        == "any=true\nmatrix={\"include\":[{\"command\":\"test\",\"folder\":\"Base\",\"name\":\"Base\"}]}\n")
    let none = try await packages.trellis("affected", "--base", "HEAD", "--format", "github-matrix")
    #expect(none.text == "any=false\nmatrix={\"include\":[]}\n" && none.code == 0)
  }

  @Test func `takes names of files, from the standard input too`() async throws {
    let packages = try packages()
    let named = try await packages.trellis("affected", "--files", "Base/Package.swift", "nowhere/x.json")
    #expect(named.text.contains("nowhere/x.json is in no target"))
    let piped = try await packages.trellis("affected", "--files", "-")
    #expect(piped.text.hasPrefix("0 of 3 packages are affected"))
  }

  @Test func `takes a manifest that fails for a reason to test everything`() async throws {
    let packages = try packages()
    try packages.write("this is no Swift", to: "Alone/Package.swift")
    let output = try await packages.trellis("affected", "--files", "Base/Tests/BaseTests/T.swift")
    #expect(output.code == 0)
    #expect(output.text.contains("the manifest of Alone can't be read"))
    #expect(output.errorText.contains("note: Alone/Package.swift: "))
    #expect(output.text.hasPrefix("3 of 3 packages"))
  }

  @Test(
    arguments: [
      ([], "what has changed", 64), (["x"], "after --files", 64), (["--files"], "--files needs files", 64),
      (["--since", "nope"], "no commit of this clone", 2),
      (["--since", "HEAD", "--all"], "more than one way", 64),
      (["--base", "0000000"], "--all", 2), (["--all", "--root", "Nowhere"], "is no folder", 64),
      (["--format", "gif", "--all"], "--format is one of", 64),
    ] as [([String], String, Int32)])
  func `says why when it can't run`(words: [String], message: String, code: Int32) async throws {
    let output = try await packages().trellis(["affected"] + words)
    #expect(output.code == code)
    #expect(output.text.isEmpty)
    #expect(output.errorText.hasPrefix("trellis affected: ") && output.errorText.contains(message))
  }
}
