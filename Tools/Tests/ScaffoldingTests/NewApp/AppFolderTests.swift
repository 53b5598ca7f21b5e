import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import Scaffolding

@Suite struct `The folder of a new app` {
  private func make(_ path: String, isInterrupted: Bool = false) throws {
    try AppFolder(path, outside: "/nowhere").make(isInterrupted: { isInterrupted }) {
      folder throws(ScaffoldingError) in
      guard FileManager.default.createFile(atPath: "\(folder)/file", contents: Data()) else {
        throw ScaffoldingError("no file")
      }
    }
  }

  @Test func `is made with the folders above it`() throws {
    let folder = try TemporaryFolder()
    try make("\(folder.root)/a/b/App")
    #expect(try folder.names() == ["a", "a/b", "a/b/App", "a/b/App/file"])
  }

  @Test func `may be there when it is empty`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.root)/App", withIntermediateDirectories: false)
    try make("\(folder.root)/App")
    #expect(try folder.names() == ["App", "App/file"])
  }

  @Test func `is never one that has something in it, nor a file`() throws {
    let folder = try TemporaryFolder(["App/mine": "", "file": ""])
    for name in ["App", "file"] {
      #expect(throws: ScaffoldingError.self) { try make("\(folder.root)/\(name)") }
    }
    #expect(try folder.names() == ["App", "App/mine", "file"])
  }

  @Test func `is never inside the source, also through a symbolic link`() throws {
    let folder = try TemporaryFolder(["source/file": ""])
    let link = "\(folder.root)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "source")
    for path in [
      "\(folder.root)/source", "\(folder.root)/source/App", "\(link)/App", "\(folder.root)/x/../source/App",
    ] {
      #expect(throws: ScaffoldingError.self) { try AppFolder(path, outside: "\(folder.root)/source") }
    }
  }

  @Test func `leaves nothing behind when it can't be filled or is interrupted`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ScaffoldingError("interrupted; nothing was made")) {
      try make("\(folder.root)/a/App", isInterrupted: true)
    }
    let place = try AppFolder("\(folder.root)/a/App", outside: "/nowhere")
    #expect(throws: ScaffoldingError("no; nothing was made")) {
      try place.make(isInterrupted: { false }) { _ throws(ScaffoldingError) in throw ScaffoldingError("no") }
    }
    #expect(try folder.names().isEmpty)
  }
}
