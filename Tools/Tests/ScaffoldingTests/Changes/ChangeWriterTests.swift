import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import Scaffolding

@Suite struct `Changes of files` {
  private let changes = FileChanges(
    made: ["A/B/new.txt": "new", "A/other.txt": "other"],
    changed: ["old.txt": FileChanges.Edit(old: "one\ntwo\n", new: "one\nthree\n")])

  @Test func `are all written, and keep permissions and symbolic links`() throws {
    let folder = try TemporaryFolder(["real.txt": "one\ntwo\n"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.root)/old.txt", withDestinationPath: "real.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.root)/real.txt")
    var writer = ChangeWriter(root: folder.root)
    try writer.write(changes)
    #expect(try folder.names() == ["A", "A/B", "A/B/new.txt", "A/other.txt", "old.txt", "real.txt"])
    #expect(try folder.text("real.txt") == "one\nthree\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.root)/real.txt")
    #expect(attributes[.posixPermissions] as? Int == 0o755)
  }

  @Test func `overwrite nothing, and then leave nothing behind`() throws {
    let folder = try TemporaryFolder(["old.txt": "one\ntwo\n", "A/other.txt": "mine"])
    let before = try folder.names()
    var writer = ChangeWriter(root: folder.root)
    let error = #expect(throws: ScaffoldingError.self) { try writer.write(changes) }
    #expect(error?.description.contains("A/other.txt: File exists; nothing was changed") == true)
    #expect(try folder.names() == before)
    #expect(try folder.text("A/other.txt") == "mine")
    #expect(try folder.text("old.txt") == "one\ntwo\n")
  }

  @Test func `leave a file alone that has changed meanwhile, and undo the rest`() throws {
    let folder = try TemporaryFolder(["old.txt": "one\ntwo\nmine\n"])
    var writer = ChangeWriter(root: folder.root)
    #expect(throws: ScaffoldingError.self) { try writer.write(changes) }
    #expect(try folder.names() == ["old.txt"])
    #expect(try folder.text("old.txt") == "one\ntwo\nmine\n")
  }

  @Test(arguments: 0..<3)
  func `are undone when they are interrupted`(steps: Int) throws {
    let folder = try TemporaryFolder(["old.txt": "one\ntwo\n"])
    var left = steps
    var writer = ChangeWriter(root: folder.root) {
      left -= 1
      return left < 0
    }
    let error = #expect(throws: ScaffoldingError.self) { try writer.write(changes) }
    #expect(error?.description == "interrupted; nothing was changed")
    #expect(try folder.names() == ["old.txt"])
    #expect(try folder.text("old.txt") == "one\ntwo\n")
  }

  @Test func `are told by line`() {
    #expect(
      changes.summary == """
          make    A/B/new.txt
          make    A/other.txt
          change  old.txt
                    - two
                    + three

        """)
  }
}
