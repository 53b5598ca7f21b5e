import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite(.bounded) struct `A file store` {
  private let folder: TemporaryFolder
  private let store: FileStore

  init() throws {
    folder = try TemporaryFolder()
    store = FileStore(folder: folder.file("deep/store"))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("deep/store")).sorted()
  }

  @Test func `touches nothing until something is written`() throws {
    #expect(try store.read("a") == nil)
    #expect(try store.usage() == 0)
    #expect(try store.moveAside("a") == nil)
    try store.remove("a")
    try store.removeAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).isEmpty)
  }

  @Test func `makes folders and files for its owner only`() throws {
    try store.write(Data("x".utf8), to: "a")
    try store.append(Data("x".utf8), to: "b")
    #expect(try mode(of: folder.file("deep")) == 0o700)
    #expect(try mode(of: folder.file("deep/store")) == 0o700)
    #expect(try mode(of: folder.file("deep/store/a")) == 0o600)
    #expect(try mode(of: folder.file("deep/store/b")) == 0o600)
  }

  @Test func `replaces a file that everybody could read by one that nobody else can`() throws {
    try store.write(Data(), to: "a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.path("deep/store/a"))
    try store.write(Data("new".utf8), to: "a")
    #expect(try mode(of: folder.file("deep/store/a")) == 0o600)
  }

  @Test(arguments: [0, 1, 511, 512, 513, 65_535, 65_536, 65_537, 3_000_000])
  func `reads what was written`(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try store.write(data, to: "a")
    #expect(try store.read("a") == data)
    try store.write(Data("short".utf8), to: "a")
    #expect(try store.read("a") == Data("short".utf8))
    #expect(try names() == ["a"])
  }

  @Test(arguments: ["a", "name with spaces", "🌱.json", "session.json", String(repeating: "n", count: 200)])
  func `takes ordinary names`(name: String) throws {
    try store.write(Data("x".utf8), to: name)
    #expect(try names() == [name])
    #expect(try store.moveAside(name) == "\(name).unreadable-1")
  }

  @Test(arguments: [
    "", ".", "..", ".hidden", ".writing-1", "a/b", "/etc/passwd", "../a", "a\u{0}b", "a\nb", "\u{1B}[2J",
    String(repeating: "n", count: 201), String(repeating: "ü", count: 101),
  ])
  func `refuses names that could lead elsewhere`(name: String) {
    let refusal = FileStoreError.invalidName(name)
    #expect(throws: refusal) { try store.write(Data(), to: name) }
    #expect(throws: refusal) { try store.append(Data(), to: name) }
    #expect(throws: refusal) { try store.read(name) }
    #expect(throws: refusal) { try store.remove(name) }
    #expect(throws: refusal) { try store.moveAside(name) }
    #expect(throws: refusal) { try store.rename(name, to: "a") }
    #expect(throws: refusal) { try store.rename("a", to: name) }
  }

  @Test func `reads up to its limit and no further`() throws {
    try store.write(Data(count: 100), to: "a")
    #expect(try store.read("a", limit: 100)?.count == 100)
    #expect(throws: FileStoreError.tooLarge(path: folder.path("deep/store/a"), limit: 99)) {
      try store.read("a", limit: 99)
    }
  }

  @Test func `removes a file, and doesn't mind when there is none`() throws {
    try store.write(Data(), to: "a")
    try store.remove("a")
    try store.remove("a")
    #expect(try names().isEmpty)
  }

  @Test func `adds to the end of a file and tells its size`() throws {
    #expect(try store.append(Data("one ".utf8), to: "log") == 4)
    #expect(try store.append(Data("two".utf8), to: "log") == 7)
    #expect(try store.read("log") == Data("one two".utf8))
  }

  @Test func `gives a file another name, in place of what has it`() throws {
    try store.write(Data("new".utf8), to: "a")
    try store.write(Data("old".utf8), to: "b")
    try store.rename("a", to: "b")
    #expect(try store.read("b") == Data("new".utf8))
    #expect(try names() == ["b"])
    #expect(throws: FileStoreError.missing(path: folder.path("deep/store/a"))) {
      try store.rename("a", to: "c")
    }
  }

  @Test func `lets many write the same file at once, and one of them wins whole`() async throws {
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in UInt8(0)..<16 {
        group.addTask {
          try FileStore(folder: store.folder).write(Data(repeating: writer, count: 50_000), to: "a")
        }
      }
      try await group.waitForAll()
    }
    let data = try #require(try store.read("a"))
    #expect(data.count == 50_000 && Set(data).count == 1)
    #expect(try names() == ["a"])
  }

  @Test func `lets many add to the same file at once without mixing what they add`() async throws {
    let store = store
    let line = Data((String(repeating: "x", count: 99) + "\n").utf8)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { try store.append(line, to: "log") } }
      try await group.waitForAll()
    }
    let lines = try #require(try store.read("log")).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 50 && lines.allSatisfy { $0.count == 99 })
  }
}
