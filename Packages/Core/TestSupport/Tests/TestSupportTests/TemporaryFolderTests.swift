import Foundation
import TestSupport
import Testing

struct `A temporary folder` {
  @Test func `is there for as long as its object, whatever a test does with it`() throws {
    let path = try { () throws -> String in
      let folder = try TemporaryFolder()
      try Data("a".utf8).write(to: folder.file("a"))
      #expect(try folder.names() == ["a"])
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.url.path)
      return folder.url.path
    }()
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
