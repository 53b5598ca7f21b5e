import Foundation
import TestSupport
import Testing

@testable import Persistence

private struct Note: Codable, Equatable {
  var text: String
  var date: Date
  var score = 1.5
}

@Suite(.bounded) struct `A JSON file` {
  private let folder: TemporaryFolder
  private let store: FileStore
  private let file: JSONFile<Note>

  init() throws {
    folder = try TemporaryFolder()
    store = FileStore(folder: folder.url)
    file = JSONFile("note.json", in: store, limit: 1000)
  }

  @Test func `is absent before it is saved and after it is removed`() throws {
    #expect(try file.load() == .absent)
    try file.save(Note(text: "a", date: .distantPast))
    try file.remove()
    #expect(try file.load() == .absent)
  }

  @Test(arguments: [0, 1.000_000_1, -1e10, 777_777_777.123_456])
  func `gives back the very value that was saved`(seconds: Double) throws {
    let note = Note(text: "ü \"\\ \u{1B} 🌱", date: Date(timeIntervalSinceReferenceDate: seconds))
    try file.save(note)
    #expect(try file.load() == .value(note))
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{}", #"{"text": 1, "date": 0, "score": 0}"#, "\u{0}\u{0}\u{0}",
    String(repeating: "[", count: 900), String(repeating: " ", count: 1001),
  ])
  func `that is corrupted is moved aside as it was, and told once`(text: String) throws {
    try store.write(Data(text.utf8), to: "note.json")
    #expect(try file.load() == .movedAside(to: "note.json.unreadable-1"))
    #expect(try file.load() == .absent)
    #expect(try store.read("note.json.unreadable-1") == Data(text.utf8))
  }

  @Test func `that is a link or a folder is moved aside`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("note.json"), withDestinationPath: "/etc/passwd")
    #expect(try file.load() == .movedAside(to: "note.json.unreadable-1"))
    try FileManager.default.createDirectory(at: folder.file("note.json"), withIntermediateDirectories: false)
    #expect(try file.load() == .movedAside(to: "note.json.unreadable-2"))
    #expect(try file.load() == .absent)
  }

  @Test func `can't be loaded when its folder can't be used`() throws {
    try Data().write(to: folder.file("store"))
    let file = JSONFile<Note>("note.json", in: FileStore(folder: folder.file("store")))
    #expect(throws: FileStoreError.notAFolder(path: folder.path("store"))) { try file.load() }
  }

  @Test func `keeps the old value when the new one has no form in JSON`() throws {
    let note = Note(text: "a", date: .distantPast)
    try file.save(note)
    #expect(throws: FileStoreError.notEncodable(path: folder.path("note.json"))) {
      try file.save(Note(text: "b", date: .distantPast, score: .infinity))
    }
    #expect(try file.load() == .value(note))
  }
}
