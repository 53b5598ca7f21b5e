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

  @Test func `is absent before it is saved and after it is removed`() async throws {
    #expect(try await file.load() == .absent)
    try await file.save(Note(text: "a", date: .distantPast))
    try await file.remove()
    #expect(try await file.load() == .absent)
  }

  @Test(arguments: [0, 1.000_000_1, -1e10, 777_777_777.123_456])
  func `gives back the very value that was saved`(seconds: Double) async throws {
    let note = Note(text: "ü \"\\ \u{1B} 🌱", date: Date(timeIntervalSinceReferenceDate: seconds))
    try await file.save(note)
    #expect(try await file.load() == .value(note))
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{}", #"{"text": 1, "date": 0, "score": 0}"#, "\u{0}\u{0}\u{0}",
    String(repeating: "[", count: 900), String(repeating: " ", count: 1001),
  ])
  func `that is corrupted is moved aside as it was, and told once`(text: String) async throws {
    try store.write(Data(text.utf8), to: "note.json")
    #expect(try await file.load() == .movedAside(to: "note.json.unreadable-1"))
    #expect(try await file.load() == .absent)
    #expect(try store.read("note.json.unreadable-1") == Data(text.utf8))
  }

  @Test func `that is a link or a folder is moved aside`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("note.json"), withDestinationPath: "/etc/passwd")
    #expect(try await file.load() == .movedAside(to: "note.json.unreadable-1"))
    try FileManager.default.createDirectory(at: folder.file("note.json"), withIntermediateDirectories: false)
    #expect(try await file.load() == .movedAside(to: "note.json.unreadable-2"))
    #expect(try await file.load() == .absent)
  }

  @Test func `can't be loaded when its folder can't be used`() async throws {
    try Data().write(to: folder.file("store"))
    let file = JSONFile<Note>("note.json", in: FileStore(folder: folder.file("store")))
    await #expect(throws: FileStoreError.notAFolder(path: folder.path("store"))) { try await file.load() }
  }

  @Test func `keeps the old value when the new one has no form in JSON`() async throws {
    let note = Note(text: "a", date: .distantPast)
    try await file.save(note)
    await #expect(throws: FileStoreError.notEncodable(path: folder.path("note.json"))) {
      try await file.save(Note(text: "b", date: .distantPast, score: .infinity))
    }
    #expect(try await file.load() == .value(note))
  }
}
