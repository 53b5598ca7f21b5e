import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite(.bounded) struct `The tree below a store` {
  private let folder: TemporaryFolder
  private let store: FileStore

  init() throws {
    folder = try TemporaryFolder()
    store = FileStore(folder: folder.file("store"))
    try store.write(Data(count: 10), to: "a")
    try FileStore(folder: folder.file("store/b/c")).write(Data(count: 200), to: "d")
    try Data(count: 3000).write(to: folder.file("outside"))
    try FileManager.default.createDirectory(at: folder.file("elsewhere"), withIntermediateDirectories: false)
    try Data(count: 40_000).write(to: folder.file("elsewhere/precious"))
    try link("store/link", to: "outside")
    try link("store/b/tree", to: "elsewhere")
    try link("store/loop", to: "store")
    try link("store/broken", to: "nowhere")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: folder.path(target))
  }

  @Test func `is as large as its files, without what links lead to`() throws {
    #expect(try store.usage() == 210)
  }

  @Test func `is emptied without what links lead to`() throws {
    try store.removeAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("store")).isEmpty)
    #expect(try Data(contentsOf: folder.file("outside")).count == 3000)
    #expect(try Data(contentsOf: folder.file("elsewhere/precious")).count == 40_000)
  }

  @Test func `is emptied of names that are no text and of pipes`() throws {
    let name: [CChar] = Array(folder.path("store/").utf8CString.dropLast()) + [-1, -2, 0]
    #expect(mkfifo(name, 0o600) == 0)
    #expect(mkdir(folder.path("store/.hidden"), 0o700) == 0)
    #expect(try store.usage() == 210)
    try store.removeAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("store")).isEmpty)
  }

  @Test func `can be two hundred folders deep`() throws {
    let deep = folder.file("store/" + Array(repeating: "d", count: 200).joined(separator: "/"))
    try FileStore(folder: deep).write(Data(count: 5), to: "file")
    #expect(try store.usage() == 215)
    try store.removeAll()
    #expect(try store.usage() == 0)
  }
}
