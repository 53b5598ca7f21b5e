import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite struct `The file after --output` {
  private func output(_ path: String) -> CommandOutput {
    CommandOutput(path) { $0.beginning.hasPrefix("REPORT") && $0.lastLine == "END" }
  }

  @Test func `is made, or has the new text and nothing of the old one`() throws {
    let folder = try TemporaryFolder()
    for text in ["REPORT a long first text\nEND\n", "REPORT\nEND\n"] {
      try output(folder.path("a")).write(text)
      #expect(try folder.text("a") == text)
    }
  }

  @Test func `stays a symbolic link, with the permissions of the file that it leads to`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("real"))
    try folder.link("link", to: "real")
    try output(folder.path("link")).write("text")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "real")
    #expect(try folder.text("real") == "text")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("real"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `stays a pipe that somebody reads, as a device stays one`() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    let handle = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
    try output(folder.path("pipe")).write("text")
    #expect(try handle.readToEnd() == Data("text".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("pipe"))
    #expect(attributes[.type] as? FileAttributeType != .typeRegular)
  }

  @Test(arguments: [
    ("", "it is a folder"), ("/no/such/folder", "there is no folder"), ("/source.swift/x", "is no folder"),
    ("/source.swift", "it is there and holds something else"),
    ("/half", "it is there and holds something else"),
  ])
  func `is told before there is anything to write, when it can't be written or holds something else`(
    place: String, reason: String
  ) throws {
    let folder = try TemporaryFolder(["source.swift": "let x = 1\n", "half": "REPORT\nand notes\n"])
    let output = output(folder.root + place)
    let refusal = try #require(throws: OutputError.self) { try output.check() }
    #expect(refusal.exitCode == 73)
    #expect(refusal.description.contains(reason), "\(refusal)")
    #expect(throws: refusal) { try output.write("REPORT\nEND\n") }
    #expect(try folder.text("source.swift") == "let x = 1\n")
  }

  @Test func `is the standard output for a hyphen`() {
    #expect(!output("-").isFile)
  }
}
