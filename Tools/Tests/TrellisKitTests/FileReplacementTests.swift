import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import TrellisKit

@Suite struct `Replacing a file` {
  @Test(arguments: [0o600, 0o755, 0o444])
  func `keeps its permissions, and leaves nothing else behind`(mode: Int) throws {
    let folder = try TemporaryFolder(["a": "old"])
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("a"))
    try FileReplacement.write(Array("new".utf8), to: folder.path("a"))
    #expect(try folder.text("a") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a"))
    #expect(attributes[.posixPermissions] as? Int == mode)
    #expect(try folder.names() == ["a"])
  }

  @Test func `replaces what a link leads to, and makes no file that isn't there`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    try folder.link("link", to: "a")
    try FileReplacement.write(Array("new".utf8), to: folder.path("link"))
    #expect(try folder.text("a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "a")
    let failure = #expect(throws: FileReplacement.Failure.self) {
      try FileReplacement.write([], to: folder.path("b"))
    }
    #expect(failure?.description == "No such file or directory")
  }

  @Test func `goes on after a part, and after an interrupt`() {
    var results = [-1, 3, -1, 1, 6]
    var written: [UInt8] = []
    let isWritten = FileReplacement.writeAll(Array(0..<10)) { bytes in
      let count = results.removeFirst()
      errno = EINTR
      written += bytes.prefix(max(0, count))
      return count
    }
    #expect(isWritten && results.isEmpty)
    #expect(written == Array(0..<10))
  }

  @Test(arguments: [ENOSPC, EIO]) func `ends with what the system says`(code: Int32) {
    let isWritten = FileReplacement.writeAll([1, 2]) { _ in
      errno = code
      return -1
    }
    #expect(!isWritten && errno == code)
  }
}
