import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite(.bounded) struct `What others could use` {
  private let folder: TemporaryFolder
  private let store: FileStore

  init() throws {
    folder = try TemporaryFolder()
    store = FileStore(folder: folder.file("store"))
    try store.write(Data("old".utf8), to: "a")
    try store.write(Data("old".utf8), to: "b")
  }

  private func set(_ mode: Int, on name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path(name))
  }

  private static let uses: [(String, @Sendable (FileStore) throws -> Void)] = [
    ("write", { try $0.write(Data(), to: "a") }), ("read", { _ = try $0.read("a") }),
    ("append", { try $0.append(Data(), to: "a") }), ("rename", { try $0.rename("a", to: "c") }),
    ("remove", { try $0.remove("a") }), ("move aside", { try $0.moveAside("a") }),
    ("usage", { _ = try $0.usage() }), ("names", { _ = try $0.names() }),
    ("remove some", { try $0.removeAll { $0 == "a" } }), ("remove all", { try $0.removeAll() }),
    ("lock", { _ = try $0.lock("lock") }),
  ]

  @Test(arguments: uses.indices, [0o777, 0o755, 0o701, 0o710])
  func `is a folder until the store uses it`(use: Int, mode found: Int) throws {
    try set(found, on: "store")
    try Self.uses[use].1(store)
    #expect(try mode(of: folder.file("store")) == 0o700, "\(Self.uses[use].0)")
  }

  @Test(arguments: [0o644, 0o666, 0o604, 0o640, 0o777])
  func `is a file until it is read, or something is added`(found: Int) throws {
    for name in ["a", "b"] { try set(found, on: "store/\(name)") }
    #expect(try store.read("a") == Data("old".utf8))
    try store.append(Data("new".utf8), to: "b")
    #expect(try mode(of: folder.file("store/a")) == 0o600)
    #expect(try mode(of: folder.file("store/b")) == 0o600)
  }

  @Test func `stays as it is above the store`() throws {
    try set(0o755, on: "")
    _ = try store.read("a")
    #expect(try mode(of: folder.url) == 0o755)
  }

  @Test(arguments: ["store", "store/a"])
  func `is refused when somebody else owns it`(name: String) throws {
    try set(0o755, on: name)
    let path = folder.path(name)
    let file = try OpenFile(path: path) { open(path, O_RDONLY) }
    let status = try file.status()
    #expect(throws: FileStoreError.foreignOwner(path: path)) {
      try file.claim(status, mode: 0o700, for: geteuid() + 1)
    }
    #expect(try mode(of: folder.file(name)) == 0o755)
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser can give a file away"))
  func `is refused even to the superuser`() throws {
    #expect(chown(folder.path("store/a"), 1, 1) == 0)
    let error = FileStoreError.foreignOwner(path: folder.path("store/a"))
    #expect(throws: error) { try store.read("a") }
    #expect(throws: error) { try store.append(Data(), to: "a") }
    #expect(throws: UnreadableSecret.self) { try FileSecretStore(store).read("a") }
    #expect(chown(folder.path("store"), 1, 1) == 0)
    for (name, use) in Self.uses {
      #expect(throws: FileStoreError.foreignOwner(path: folder.path("store")), "\(name)") { try use(store) }
    }
  }
}
