import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite struct `The file after --output` {
  @Test func `is made, or has the new text and nothing of the old one`() throws {
    let folder = try TemporaryFolder()
    for text in ["a long first text", "short"] {
      #expect(try CommandOutput(folder.path("a")).write(text))
      #expect(try folder.text("a") == text)
    }
  }

  @Test func `stays a symbolic link, with the permissions of the file that it leads to`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("real"))
    try folder.link("link", to: "real")
    #expect(try CommandOutput(folder.path("link")).write("text"))
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
    #expect(try CommandOutput(folder.path("pipe")).write("text"))
    #expect(try handle.readToEnd() == Data("text".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("pipe"))
    #expect(attributes[.type] as? FileAttributeType != .typeRegular)
  }

  @Test(arguments: ["", "/no/such/folder"])
  func `that can't be written is told`(place: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.root + place
    #expect(throws: UsageError("\(path) can't be written")) { try CommandOutput(path).write("text") }
  }
}
