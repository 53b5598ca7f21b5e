import Foundation
import SwiftSources
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import ArchitectureChecks

struct `A fix` {
  private func finding(_ edits: [TextEdit], in path: String = "A.swift") -> Finding {
    let position = SourcePosition(offset: 0, line: 1, column: 1, utf16Column: 1)
    return Finding(
      rule: "r", path: path, span: SourceSpan(start: position, end: position), message: "", symbol: "",
      line: "",
      fix: edits)
  }

  private func apply(_ findings: [Finding], in project: TemporaryFolder) throws -> FixRun.Outcome {
    let contents = try Dictionary(findings.map { ($0.path, ContentHash(of: try project.text($0.path))) }) {
      a, _ in a
    }
    return FixRun(root: project.root).apply(findings, contents: contents)
  }

  @Test func `changes several places of a file`() throws {
    let project = try TemporaryFolder(["A.swift": "abcdef"])
    let outcome = try apply(
      [
        finding([TextEdit(range: 4..<5, replacement: "é"), TextEdit(range: 0..<1, replacement: "")]),
        finding([TextEdit(range: 2..<3, replacement: "xyz")]), finding([]),
      ], in: project)
    #expect(outcome == .init(fixedCount: 2))
    #expect(try project.text("A.swift") == "bxyzdéf")
  }

  @Test func `that touches what another one has changed waits for the next time`() throws {
    let project = try TemporaryFolder(["A.swift": "abcdef"])
    let outcome = try apply(
      [
        finding([TextEdit(range: 1..<3, replacement: "X")]),
        finding([TextEdit(range: 2..<4, replacement: "Y")]),
        finding([TextEdit(range: 1..<3, replacement: "X")]),
        finding([TextEdit(range: 5..<9, replacement: "Z")]),
      ], in: project)
    #expect(outcome.fixedCount == 1)
    #expect(try project.text("A.swift") == "aXdef")
  }

  @Test func `leaves a file alone that has changed since it was checked`() throws {
    let project = try TemporaryFolder(["A.swift": "abcdef", "B.swift": "abc"])
    let outcome = FixRun(root: project.root).apply(
      [
        finding([TextEdit(range: 0..<1, replacement: "X")]),
        finding([TextEdit(range: 0..<1, replacement: "X")], in: "B.swift"),
      ], contents: ["A.swift": ContentHash(of: "abcde"), "B.swift": ContentHash(of: "abc")])
    #expect(outcome.fixedCount == 1)
    #expect(outcome.problems.map(\.path) == ["A.swift"])
    #expect(try project.text("A.swift") == "abcdef")
    #expect(try project.text("B.swift") == "Xbc")
  }

  @Test func `keeps permissions, and the link that leads to a file`() throws {
    let project = try TemporaryFolder(["Real.swift": "abc"])
    chmod(project.path("Real.swift"), 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: project.path("A.swift"), withDestinationPath: "Real.swift")
    _ = try apply([finding([TextEdit(range: 0..<1, replacement: "X")])], in: project)
    #expect(try project.text("Real.swift") == "Xbc")
    let manager = FileManager.default
    #expect(
      try manager.attributesOfItem(atPath: project.path("Real.swift"))[.posixPermissions] as? Int == 0o640)
    #expect(try manager.destinationOfSymbolicLink(atPath: project.path("A.swift")) == "Real.swift")
    #expect(try manager.contentsOfDirectory(atPath: project.root).count == 2)
  }
}
