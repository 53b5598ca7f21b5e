import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite struct `A lock on a file` {
  private let folder: TemporaryFolder
  private let store: FileStore

  init() throws {
    folder = try TemporaryFolder()
    store = FileStore(folder: folder.file("deep/store"))
  }

  @Test func `makes its folder and a file for its owner only`() throws {
    _ = try #require(try store.lock("run"))
    #expect(try mode(of: folder.file("deep/store")) == 0o700)
    #expect(try mode(of: folder.file("deep/store/run")) == 0o600)
  }

  @Test func `is had by one object at a time, until that goes`() throws {
    do {
      let one = try #require(try store.lock("run"))
      #expect(try FileStore(folder: store.folder).lock("run") == nil)
      #expect(try store.lock("other") != nil)
      #expect(one.isHeld)
    }
    #expect(try store.lock("run") != nil)
  }

  @Test func `is worth nothing once its file is gone`() throws {
    let one = try #require(try store.lock("run"))
    try store.remove("run")
    #expect(!one.isHeld)
    let other = try #require(try store.lock("run"))
    #expect(other.isHeld && !one.isHeld)
  }

  @Test func `is never taken through a link or on a folder`() throws {
    try store.write(Data(), to: "real")
    try FileManager.default.createSymbolicLink(
      at: folder.file("deep/store/link"), withDestinationURL: folder.file("deep/store/real"))
    try FileManager.default.createDirectory(
      at: folder.file("deep/store/sub"), withIntermediateDirectories: false)
    #expect(throws: FileStoreError.symbolicLink(path: folder.path("deep/store/link"))) {
      try store.lock("link")
    }
    #expect(throws: FileStoreError.notAFile(path: folder.path("deep/store/sub"))) { try store.lock("sub") }
    #expect(throws: FileStoreError.invalidName("../run")) { try store.lock("../run") }
  }

  @Test func `of somebody else is waited for no longer than that makes sense`() throws {
    try store.append(Data("a".utf8), to: "log")
    let others = try Folder(folder.path("deep/store")).open(EntryName("log"), O_RDWR)
    try others.lock()
    #expect(throws: FileStoreError.inUse(path: folder.path("deep/store/log"))) {
      try store.append(Data("b".utf8), to: "log", patience: .milliseconds(10))
    }
    #expect(try store.read("log") == Data("a".utf8))
    #expect(flock(others.descriptor, LOCK_UN) == 0)
    #expect(try store.append(Data("c".utf8), to: "log", patience: .zero) == 2)
  }

  @Test func `of somebody else on a folder keeps nothing from being written into it`() throws {
    try store.write(Data("a".utf8), to: "a")
    try Folder(folder.path("deep/store")).file.lock()
    let others = try Folder(folder.path("deep/store"))
    try others.file.lock()
    try store.write(Data("b".utf8), to: "a")
    #expect(try store.read("a") == Data("b".utf8))
  }
}
