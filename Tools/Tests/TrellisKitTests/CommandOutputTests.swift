import Foundation
import Testing
import TrellisKit

@Suite struct `The file after --output` {
  private func inFolder(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try work(folder)
  }

  @Test func `is made, or has the new text and nothing of the old one`() throws {
    try inFolder { (folder) throws in
      for text in ["a long first text", "short"] {
        #expect(try CommandOutput("\(folder)/a").write(text))
        #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == text)
      }
    }
  }

  @Test func `stays a symbolic link, with the permissions of the file that it leads to`() throws {
    try inFolder { (folder) throws in
      try Data().write(to: URL(fileURLWithPath: "\(folder)/real"))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/real")
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "real")
      #expect(try CommandOutput("\(folder)/link").write("text"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "real")
      #expect(try String(contentsOfFile: "\(folder)/real", encoding: .utf8) == "text")
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/real")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func `stays a pipe that somebody reads, as a device stays one`() throws {
    try inFolder { (folder) throws in
      try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
      let reader = open("\(folder)/pipe", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      try #require(reader >= 0)
      let handle = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
      #expect(try CommandOutput("\(folder)/pipe").write("text"))
      #expect(try handle.readToEnd() == Data("text".utf8))
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/pipe")
      #expect(attributes[.type] as? FileAttributeType != .typeRegular)
    }
  }

  @Test(arguments: ["", "/no/such/folder"])
  func `that can't be written is told`(place: String) throws {
    try inFolder { (folder) throws in
      let path = folder + place
      #expect(throws: UsageError("\(path) can't be written")) { try CommandOutput(path).write("text") }
    }
  }
}
