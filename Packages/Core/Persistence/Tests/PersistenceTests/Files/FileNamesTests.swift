import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite struct `The files of a folder` {
  private let folder: TemporaryFolder
  private let store: FileStore

  init() throws {
    folder = try TemporaryFolder()
    store = FileStore(folder: folder.file("store"))
  }

  private func all() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("store")).sorted()
  }

  private func fill() throws {
    for name in ["a", "b", "🌱"] { try store.write(Data(), to: name) }
    try FileManager.default.createSymbolicLink(
      at: folder.file("store/link"), withDestinationURL: folder.file("store/b"))
    try FileManager.default.createDirectory(at: folder.file("store/sub"), withIntermediateDirectories: false)
    for name in [".hidden", ".writing-dead", "a\nb"] { try Data().write(to: folder.file("store/\(name)")) }
  }

  @Test func `are told by name, without folders and hidden ones`() throws {
    try fill()
    #expect(try store.names().sorted() == ["a", "a\nb", "b", "link", "🌱"])
  }

  @Test func `are none where there is no folder, and none is made`() throws {
    #expect(try store.names().isEmpty)
    try store.removeAll { _ in true }
    #expect(!FileManager.default.fileExists(atPath: folder.path("store")))
  }

  @Test func `go by name, and with them what was left half written`() throws {
    try fill()
    try store.removeAll { $0 != "b" && $0 != "sub" }
    #expect(try all() == [".hidden", "b", "sub"])
  }

  @Test func `go whatever their name is`() throws {
    try fill()
    let name = String(repeating: "n", count: 255)
    try Data().write(to: folder.file("store/\(name)"))
    try store.removeAll { $0 == name }
    #expect(try !all().contains(name))
  }

  @Test func `go although a folder has such a name, which is reported`() throws {
    try fill()
    let error = FileStoreError.notAFile(path: folder.path("store/sub"))
    #expect(throws: error) { try store.removeAll { _ in true } }
    #expect(try all() == [".hidden", "sub"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may do everything"))
  func `that can't be removed are reported`() throws {
    try fill()
    #expect(chmod(folder.path("store"), 0o500) == 0)
    let error = #expect(throws: FileStoreError.self) { try store.removeAll { $0 == "a" } }
    #expect(error == .accessDenied(path: folder.path("store/a")))
    #expect(chmod(folder.path("store"), 0o700) == 0)
  }
}
