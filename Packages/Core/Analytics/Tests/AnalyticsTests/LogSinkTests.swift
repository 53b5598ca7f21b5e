import Foundation
import Persistence
import TestSupport
import Testing

@testable import Analytics

@Suite(.bounded) struct `A log` {
  private let folder: TemporaryFolder
  private let files: FileStore

  init() throws {
    folder = try TemporaryFolder()
    files = FileStore(folder: folder.url.appending(path: "log"))
  }

  private func event(_ name: String, _ properties: [String: AnalyticsValue] = [:]) -> RecordedEvent {
    RecordedEvent(AnalyticsEvent(name, properties), at: Date(timeIntervalSince1970: 1_764_487_740.25))
  }

  private func text(_ name: String = "events.jsonl") throws -> String? {
    try files.read(name).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `has one line of JSON for each event`() throws {
    let sink = LogSink(files)
    sink.receive(event("One", ["text": "a\nb/\"ü\"", "n": 1, "x": 0.5, "ok": true]))
    sink.receive(event("Two", ["odd": .double(.nan), "high": .double(.infinity)]))
    #expect(
      try text() == #"""
        {"date":"2025-11-30T07:29:00.250Z","name":"One","properties":{"n":1,"ok":true,"text":"a\nb/\"ü\"","x":0.5}}
        {"date":"2025-11-30T07:29:00.250Z","name":"Two","properties":{"high":"Infinity","odd":"NaN"}}

        """#)
  }

  @Test func `is for its owner only`() throws {
    LogSink(files).receive(event("One"))
    let path = files.folder.appending(path: "events.jsonl").path(percentEncoded: false)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `never outgrows its limit and keeps the latest events`() throws {
    let limit = 1000
    let sink = LogSink(files, limit: limit)
    for number in 0..<100 {
      sink.receive(event("Event\(number)"))
      #expect(try files.usage() <= 2 * limit)
      #expect(try #require(try text()).utf8.count <= limit)
    }
    let lines = try #require(try text("events.jsonl.old")) + #require(try text())
    let numbers = lines.split(separator: "\n").compactMap { line in
      (0..<100).last { line.contains("Event\($0)\"") }
    }
    #expect(numbers == Array((100 - numbers.count)..<100))
    #expect(numbers.count > 10)
    #expect(sink.lostEvents == 0)
  }

  @Test func `goes on where an earlier run stopped, within the same limit`() throws {
    for number in 0..<100 { LogSink(files, limit: 1000).receive(event("Event\(number)")) }
    #expect(try files.usage() <= 2000)
    #expect(try #require(try text()).contains("Event99"))
  }

  @Test func `counts an event that is larger than a whole log`() throws {
    let sink = LogSink(files, limit: 200)
    sink.receive(event("Large", ["text": .string(String(repeating: "word ", count: 100))]))
    sink.receive(event("Small"))
    #expect(sink.lostEvents == 1)
    #expect(try #require(try text()).contains("Small"))
  }

  @Test func `counts what a failing disc loses, and goes on when the disc is back`() throws {
    try Data().write(to: files.folder)
    let sink = LogSink(files)
    for _ in 0..<3 { sink.receive(event("Lost")) }
    #expect(sink.lostEvents == 3)
    try FileManager.default.removeItem(at: files.folder)
    sink.receive(event("Kept"))
    #expect(sink.lostEvents == 3)
    #expect(try #require(try text()).contains("Kept"))
  }

  @Test func `counts what comes while somebody keeps it locked, and goes on when they don't`() throws {
    let sink = LogSink(files, patience: .milliseconds(10))
    sink.receive(event("Before"))
    let path = files.folder.appending(path: "events.jsonl").path(percentEncoded: false)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    for _ in 0..<3 { sink.receive(event("Lost")) }
    #expect(sink.lostEvents == 3)
    #expect(flock(descriptor, LOCK_UN) == 0)
    sink.receive(event("After"))
    #expect(sink.lostEvents == 3)
    let log = try #require(try text())
    #expect(log.contains("Before") && !log.contains("Lost") && log.contains("After"))
  }

  @Test func `goes on after somebody removed it`() throws {
    let sink = LogSink(files, limit: 300)
    for number in 0..<20 {
      sink.receive(event("Event\(number)"))
      try files.removeAll()
    }
    sink.receive(event("Last"))
    #expect(try #require(try text()).contains("Last"))
    #expect(sink.lostEvents == 0)
  }

  @Test func `is gone, with the old one, when consent is withdrawn`() async throws {
    let sink = QueuedSink([LogSink(files, limit: 150)]) { Issue.record($0) }
    let client = AnalyticsClient(sinks: [sink])
    client.setConsent(.granted)
    for _ in 0..<5 { client.record(AnalyticsEvent("Event")) }
    await sink.finish()
    #expect(try text() != nil)
    #expect(try text("events.jsonl.old") != nil)
    client.setConsent(.withheld)
    client.record(AnalyticsEvent("Late"))
    await sink.finish()
    #expect(try files.usage() == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: files.folder.path(percentEncoded: false)).isEmpty)
  }

  @Test func `of an earlier run is gone when consent is withheld at the start of this one`() async throws {
    LogSink(files).receive(event("Earlier"))
    let sink = QueuedSink([LogSink(files)]) { Issue.record($0) }
    AnalyticsClient(sinks: [sink]).setConsent(.withheld)
    await sink.finish()
    #expect(try text() == nil)
  }

  @Test func `says when it can't be discarded`() throws {
    try Data().write(to: files.folder)
    #expect(throws: FileStoreError.self) { try LogSink(files).discard() }
  }

  @Test func `holds no secret that was recorded`() throws {
    let sink = LogSink(files)
    sink.receive(event("SignIn ada@example.org", ["password": "hunter2", "url": "/?token=hunter2"]))
    let log = try #require(try text())
    #expect(!log.contains("hunter2") && !log.contains("ada@example.org"))
  }
}
