import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite(.bounded) struct `A secret in a file` {
  private let folder: TemporaryFolder
  private let secrets: any SecretStore

  init() throws {
    folder = try TemporaryFolder()
    secrets = FileSecretStore(FileStore(folder: folder.file("secrets")))
  }

  @Test func `is kept until it is removed`() throws {
    #expect(try secrets.read("session") == nil)
    try secrets.write(Data("one".utf8), to: "session")
    try secrets.write(Data("two".utf8), to: "session")
    #expect(try secrets.read("session") == Data("two".utf8))
    try secrets.remove("session")
    try secrets.remove("session")
    #expect(try secrets.read("session") == nil)
  }

  @Test func `is for its owner only`() throws {
    try secrets.write(Data("one".utf8), to: "session")
    #expect(try mode(of: folder.file("secrets")) == 0o700)
    #expect(try mode(of: folder.file("secrets/session")) == 0o600)
  }

  @Test func `can be moved aside`() throws {
    try secrets.write(Data("nonsense".utf8), to: "session")
    #expect(try secrets.moveAside("session") == "session.unreadable-1")
    #expect(try secrets.read("session") == nil)
    #expect(try secrets.read("session.unreadable-1") == Data("nonsense".utf8))
  }

  @Test func `leaves nothing behind when it is removed, moved aside or not`() throws {
    for _ in 0..<3 {
      try secrets.write(Data("token".utf8), to: "session")
      try secrets.moveAside("session")
    }
    try secrets.write(Data("token".utf8), to: "session")
    try secrets.write(Data("other".utf8), to: "session2")
    try secrets.remove("session")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("secrets")) == ["session2"])
  }

  @Test func `can't be longer than what is read back`() throws {
    let path = folder.path("secrets/session")
    try secrets.write(Data(count: FileSecretStore.limit), to: "session")
    #expect(throws: FileStoreError.tooLarge(path: path, limit: FileSecretStore.limit)) {
      try secrets.write(Data(count: FileSecretStore.limit + 1), to: "session")
    }
    #expect(try secrets.read("session")?.count == FileSecretStore.limit)
  }

  @Test func `is in no error`() throws {
    let error = try #require(throws: FileStoreError.self) {
      try secrets.write(Data("hunter2".utf8), to: "../session")
    }
    #expect(!"\(error)".contains("hunter2"))
  }
}
