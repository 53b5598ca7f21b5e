import Foundation
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Analytics

@Suite(.bounded) struct `An OTLP sink` {
  private let fixture: ExportFixture

  init() throws {
    fixture = try ExportFixture()
  }

  @Test func `sends events in one request, and removes them when they have come`() async throws {
    let transport = ScriptedTransport.willing
    let sink = try fixture.sink(transport)
    try await sink.running { () async throws in
      sink.receive("One", "Two", "Three")
      #expect(try fixture.names(".open").count == 1)
      await sink.flush()
      #expect(try transport.eventNames == [["One", "Two", "Three"]])
      #expect(try fixture.names(".open") == [] && fixture.names(".json") == [])
    }
    #expect(sink.counts.sent == 3)
    let request = try #require(transport.requests.first)
    #expect(request.method == .post)
    #expect(request.url.absoluteString == "http://localhost:4318/v1/logs")
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(request.headers["User-Agent"] == "trellis-OTLP-Exporter-Swift/1.2")
    #expect(request.account == nil)
    #expect(request.responseSizeLimit == 64 * 1024)
  }

  @Test func `waits for more events, but not for ever`() async throws {
    let receiver = Receiver()
    let sink = try fixture.sink(receiver.transport)
    try await sink.running {
      sink.receive("One", "Two")
      await fixture.clock.sleeper(for: .seconds(5))
      #expect(receiver.transport.requests.isEmpty)
      fixture.clock.advance(by: .seconds(5))
      #expect(await receiver.nextBatch() == ["One", "Two"])
    }
  }

  @Test func `doesn't wait when a batch is full`() async throws {
    let receiver = Receiver()
    var limits = ExportLimits()
    limits.batchEvents = 2
    let sink = try fixture.sink(receiver.transport, limits: limits)
    try await sink.running {
      sink.receive("One", "Two", "Three")
      #expect(await receiver.nextBatch() == ["One", "Two"])
      sink.receive("Four")
      #expect(await receiver.nextBatch() == ["Three", "Four"])
    }
  }

  @Test func `keeps the bytes of a batch within the limit`() async throws {
    let transport = ScriptedTransport.willing
    var limits = ExportLimits()
    limits.batchBytes = 1000
    let sink = try fixture.sink(transport, limits: limits)
    let names = (0..<40).map { "Event\($0)" }
    try await sink.running {
      names.forEach { sink.receive($0) }
      await sink.flush()
    }
    #expect(try transport.eventNames.flatMap(\.self) == names)
    #expect(transport.requests.count > 5)
    for request in transport.requests { #expect(try #require(request.body).count < 1500) }
  }

  @Test func `touches neither disc nor network before there is an event`() async throws {
    let transport = ScriptedTransport.willing
    let sink = try fixture.sink(transport)
    try await sink.running { await sink.flush() }
    #expect(transport.requests.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: fixture.files.folder.path(percentEncoded: false)))
  }

  @Test func `writes files that are for their owner only, and no event into their names`() async throws {
    let sink = try fixture.sink(Receiver(first: [.success(HTTPResponse(status: 503))]).transport)
    try await sink.running {
      sink.receive("Sealed")
      await sink.flush()
    }
    sink.receive("Open")
    let names = try fixture.names("")
    #expect(names.count == 4)
    for name in names {
      let path = fixture.files.folder.appending(path: name).path(percentEncoded: false)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
      #expect(!name.contains("Sealed") && !name.contains("Open"))
    }
  }

  @Test func `counts an event that is larger than a batch as lost`() throws {
    var limits = ExportLimits()
    limits.batchBytes = 500
    let sink = try fixture.sink(ScriptedTransport.willing, limits: limits)
    let text = String(repeating: "word ", count: 200)
    sink.receive(RecordedEvent(AnalyticsEvent("Large", ["text": .string(text)]), at: fixture.now))
    sink.receive("Small")
    #expect(sink.counts.lost == 1)
    #expect(try fixture.names(".open").count == 1)
  }

  @Test func `counts what a failing disc loses, and goes on when the disc is back`() async throws {
    let transport = ScriptedTransport.willing
    let sink = try fixture.sink(transport)
    try Data().write(to: fixture.files.folder)
    sink.receive("Lost", "Lost")
    #expect(sink.counts.lost == 2)
    try FileManager.default.removeItem(at: fixture.files.folder)
    try await sink.running {
      sink.receive("Kept")
      await sink.flush()
    }
    #expect(try transport.eventNames == [["Kept"]])
  }

  @Test func `doesn't wait longer than it may when the receiver is silent`() async throws {
    let receiver = Receiver.silent
    let sink = try fixture.sink(receiver.transport)
    try await sink.running {
      sink.receive("One")
      async let flushed: Void = sink.flush(within: .seconds(2))
      #expect(await receiver.nextBatch() == ["One"])
      await fixture.clock.sleeper(for: .seconds(2))
      fixture.clock.advance(by: .seconds(2))
      await flushed
    }
    #expect(try fixture.names(".json").count == 1)
  }

  @Test func `sends no secret`() async throws {
    let transport = ScriptedTransport.willing
    let sink = try fixture.sink(transport)
    let queued = QueuedSink([sink]) { Issue.record($0) }
    let client = AnalyticsClient(sinks: [queued], consent: .granted)
    client.record(
      AnalyticsEvent("SignIn ada@example.org", ["password": "hunter2", "url": "/?token=hunter2"]))
    await queued.finish()
    try await sink.running { await sink.flush() }
    let body = String(decoding: try #require(transport.requests.first?.body), as: UTF8.self)
    #expect(body.contains("[redacted]") && !body.contains("hunter2") && !body.contains("ada@"))
  }
}
