import Testing

@testable import SplitAdvice

@Suite struct `The stream of git log` {
  private static let hash = String(repeating: "a", count: 40)
  private static let stream =
    "\(hash)\0" + "2024-01-01\0Ada \"the\" first\0ada@example.com\0\nM\0a b.swift\0A\0new\nline\0"
    + "\(hash)\0" + "2024-01-02\0\0\0"
    + "\(hash)\0" + "2024-01-03\0R100\0x@y\0\nR087\0old\0\(hash)\0C100\0from\0to\0D\0M\0"

  private static let events: [LogParser.Event] = [
    .commit(commit("01", "Ada \"the\" first", "ada@example.com")), .change(change("a b.swift")),
    .change(change("new\nline")), .commit(commit("02", "", "")), .commit(commit("03", "R100", "x@y")),
    .change(change(hash, old: "old")), .change(change("to")), .change(change("M")),
  ]

  private static func commit(_ day: String, _ author: String, _ email: String) -> LoggedCommit {
    LoggedCommit(hash: hash, day: "2024-01-\(day)", author: author, email: email)
  }

  private static func change(_ path: String, old: String? = nil) -> FileChange {
    FileChange(path: Array(path.utf8), oldPath: old.map { Array($0.utf8) })
  }

  @Test(arguments: [1, 2, 3, 7, 64, 100_000])
  func `gives the same wherever it is cut, and takes no path for anything else`(size: Int) {
    let bytes = Array(Self.stream.utf8)
    var parser = LogParser()
    var events: [LogParser.Event] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      parser.take(bytes[start..<min(start + size, bytes.count)]) { events.append($0) }
    }

    #expect(events == Self.events)
  }

  @Test func `may hold bytes that are no text`() {
    var parser = LogParser()
    var events: [LogParser.Event] = []
    let bytes = Array("\(Self.hash)\0".utf8) + Array("2024-01-01\0".utf8) + [0xFF, 0xFE, 0]
    parser.take((bytes + Array("a@b\0\nM\0".utf8) + [0x66, 0xFF, 0])[...]) { events.append($0) }

    #expect(events.count == 2)
    #expect(events.last == .change(FileChange(path: [0x66, 0xFF])))
  }
}
