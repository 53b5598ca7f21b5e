import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Moving aside` {
  private let folder: TemporaryFolder
  private let store: FileStore

  init() throws {
    folder = try TemporaryFolder()
    store = FileStore(folder: folder.url)
  }

  @Test func `never overwrites what was moved aside before`() throws {
    for number in 1...3 {
      try store.write(Data("\(number)".utf8), to: "a")
      #expect(try store.moveAside("a") == "a.unreadable-\(number)")
    }
    for number in 1...3 { #expect(try store.read("a.unreadable-\(number)") == Data("\(number)".utf8)) }
    #expect(try store.read("a") == nil)
  }

  @Test func `works for a folder that stands where a file should be`() throws {
    try FileStore(folder: folder.file("a")).write(Data("x".utf8), to: "inside")
    #expect(try store.moveAside("a") == "a.unreadable-1")
    #expect(try FileStore(folder: folder.file("a.unreadable-1")).read("inside") == Data("x".utf8))
  }

  @Test func `moves a link, not what it leads to`() throws {
    try store.write(Data("x".utf8), to: "real")
    try FileManager.default.createSymbolicLink(at: folder.file("a"), withDestinationURL: folder.file("real"))
    #expect(try store.moveAside("a") == "a.unreadable-1")
    #expect(try store.read("real") == Data("x".utf8))
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a.unreadable-1"))
    #expect(target == folder.path("real"))
  }

  @Test func `by many at once happens once and leaves nothing else behind`() async throws {
    let folder = folder.url
    try store.write(Data("x".utf8), to: "a")
    let names = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<16 { group.addTask { try FileStore(folder: folder).moveAside("a") } }
      return try await group.reduce(into: [String]()) { names, name in names += name.map { [$0] } ?? [] }
    }
    let name = try #require(names.first)
    #expect(names.count == 1)
    #expect(try store.read(name) == Data("x".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: self.folder.path("")) == [name])
  }
}
