import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite struct `A temporary file` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Data("half".utf8).write(to: folder.file(".writing-dead"))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
  }

  @Test func `of a process that died goes away with the next write`() throws {
    try FileStore(folder: folder.url).write(Data(), to: "a")
    #expect(try names() == ["a"])
  }

  @Test func `of a process that died goes away when something is removed`() throws {
    try FileStore(folder: folder.url).remove("a")
    #expect(try names().isEmpty)
  }

  @Test func `that is still being written is left alone`() throws {
    let inUse = try Folder(folder.path("")).open(EntryName(".writing-dead"), O_WRONLY)
    try inUse.lock()
    try FileStore(folder: folder.url).write(Data(), to: "a")
    #expect(try names() == [".writing-dead", "a"])
    try inUse.write(Data())
  }

  @Test func `that is a link is left alone`() throws {
    try FileManager.default.removeItem(at: folder.file(".writing-dead"))
    try Data().write(to: folder.file("precious"))
    try FileManager.default.createSymbolicLink(
      at: folder.file(".writing-dead"), withDestinationURL: folder.file("precious"))
    try FileStore(folder: folder.url).write(Data(), to: "a")
    #expect(try names() == [".writing-dead", "a", "precious"])
  }

  @Test func `goes away when writing fails`() throws {
    let store = FileStore(folder: folder.url)
    try FileManager.default.createDirectory(at: folder.file("taken"), withIntermediateDirectories: false)
    #expect(throws: FileStoreError.notAFile(path: folder.path("taken"))) {
      try store.write(Data(), to: "taken")
    }
    #expect(try names() == ["taken"])
  }
}
