import Foundation
import Networking
import NetworkingTestSupport
import Persistence
import TestSupport
import Testing

@testable import Analytics

@Suite(.bounded) struct `Consent that is withdrawn` {
  private let fixture: ExportFixture

  init() throws {
    fixture = try ExportFixture()
  }

  private func batchFiles() throws -> [String] {
    try fixture.names("").filter { QueueFile($0)?.isLock != true }
  }

  @Test func `removes the queue and the open batch, and what earlier runs have left`() async throws {
    try fixture.sink(ScriptedTransport([])).receive("Earlier")
    let sink = try fixture.sink(ScriptedTransport([]))
    let queued = QueuedSink([sink]) { Issue.record($0) }
    let client = AnalyticsClient(sinks: [queued], consent: .granted)
    try await sink.running { () async throws in
      client.record(AnalyticsEvent("Queued"))
      await queued.finish()
      await sink.flush()
      client.record(AnalyticsEvent("Open"))
      await queued.finish()
      #expect(try batchFiles().count == 3)
      client.setConsent(.withheld)
      client.record(AnalyticsEvent("Late"))
      await queued.finish()
      #expect(try batchFiles() == [])
      #expect(try fixture.files.usage() == 0)
      await sink.flush()
      #expect(try batchFiles() == [])
    }
    #expect(sink.counts == ExportCounts())
  }

  @Test func `of an earlier run removes what it had left, before anything is sent`() async throws {
    try fixture.sink(ScriptedTransport.willing).receive("Earlier")
    let queued = QueuedSink([try fixture.sink(ScriptedTransport.willing)]) { Issue.record($0) }
    AnalyticsClient(sinks: [queued]).setConsent(.withheld)
    await queued.finish()
    #expect(try batchFiles() == [])
  }

  @Test func `ends what is being sent, and nothing of it is written again`() async throws {
    let receiver = Receiver.silent
    let sink = try fixture.sink(receiver.transport)
    try await sink.running {
      sink.receive("One")
      async let flushed: Void = sink.flush()
      #expect(await receiver.nextBatch() == ["One"])
      try sink.discard()
      // Time doesn't pass: it returns because what was sent has ended.
      await flushed
      #expect(try batchFiles() == [])
    }
    #expect(try batchFiles() == [])
    #expect(sink.counts == ExportCounts())
  }

  @Test func `makes an answer that comes too late mean nothing`() async throws {
    let (gate, opening) = AsyncStream<Never>.makeStream()
    // A task of its own doesn't notice that the request was cancelled.
    let opened = Task { for await _ in gate {} }
    let receiver = Receiver { _ in
      await opened.value
      return .json("{}")
    }
    let sink = try fixture.sink(receiver.transport)
    try await sink.running {
      sink.receive("One")
      async let flushed: Void = sink.flush()
      #expect(await receiver.nextBatch() == ["One"])
      try sink.discard()
      opening.finish()
      await flushed
    }
    #expect(sink.counts == ExportCounts())
  }

  @Test func `counts for what was sent before, and not for what comes with new consent`() async throws {
    let transport = ScriptedTransport.willing
    let sink = try fixture.sink(transport)
    try await sink.running {
      sink.receive("Before")
      await sink.flush()
      try sink.discard()
      sink.receive("After")
      await sink.flush()
    }
    #expect(try transport.eventNames == [["Before"], ["After"]])
    #expect(sink.counts.sent == 2)
  }

  @Test func `lets nothing slip through from other threads`() async throws {
    var limits = ExportLimits()
    limits.batchEvents = 3
    let sink = try fixture.sink(ScriptedTransport([]), limits: limits)
    let queued = QueuedSink([sink]) { Issue.record($0) }
    let client = AnalyticsClient(sinks: [queued], consent: .granted)
    try await sink.running {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { for _ in 0..<50 { client.record(AnalyticsEvent("Busy")) } } }
        group.addTask { for _ in 0..<20 { await sink.flush() } }
        group.addTask { [fixture] () async throws in
          client.setConsent(.withheld)
          await queued.finish()
          #expect(try fixture.files.usage() == 0)
        }
        try await group.waitForAll()
      }
      #expect(try batchFiles() == [])
    }
  }

  @Test func `says when something can't be removed`() throws {
    try Data().write(to: fixture.files.folder)
    #expect(throws: (any Error).self) { try fixture.sink(ScriptedTransport.willing).discard() }
  }

  @Test func `removes all it can even when something can't be removed`() throws {
    let sink = try fixture.sink(ScriptedTransport.willing)
    sink.receive("One")
    try FileManager.default.createDirectory(
      at: fixture.files.folder.appending(path: "folder"), withIntermediateDirectories: false)
    #expect(throws: FileStoreError.self) { try sink.discard() }
    #expect(try batchFiles() == ["folder"])
  }
}
