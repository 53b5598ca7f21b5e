import Foundation
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Analytics

@Suite(.bounded) struct `What waits to be sent` {
  private let fixture: ExportFixture

  init() throws {
    fixture = try ExportFixture()
  }

  private var small: ExportLimits {
    var limits = ExportLimits()
    limits.batchEvents = 2
    limits.totalBytes = 4000
    return limits
  }

  @Test func `is bounded: the oldest batches go, and are counted`() async throws {
    let receiver = Receiver(first: [.failure(.unreachable)])
    let sink = try fixture.sink(receiver.transport, limits: small)
    try await sink.running { () async throws in
      sink.receive("Event0", "Event1")
      await sink.flush()
      await fixture.clock.sleeper(for: .milliseconds(500))
      for number in 1..<50 {
        fixture.now += 1
        sink.receive("Event\(2 * number)", "Event\(2 * number + 1)")
        await sink.flush()
        #expect(try fixture.files.usage() <= 4000 + 1000)
      }
      fixture.clock.advance(by: .milliseconds(500))
      while await receiver.nextBatch() != ["Event98", "Event99"] {}
      await sink.flush()
    }
    #expect(sink.counts.expired > 50)
    #expect(sink.counts.expired + sink.counts.sent == 100)
  }

  @Test func `goes when it's too old`() async throws {
    let transport = ScriptedTransport.willing
    try fixture.sink(transport).receive("Old", "Old")
    fixture.now += 7 * 24 * 60 * 60 - 1
    try fixture.sink(transport).receive("Young")
    fixture.now += 2
    let sink = try fixture.sink(transport)
    try await sink.running { await sink.flush() }
    #expect(try transport.eventNames == [["Young"]])
    #expect(sink.counts.expired == 2)
  }

  @Test func `goes when it becomes too old while it's held back`() async throws {
    let transport = Receiver(first: [.failure(.unreachable)]).transport
    let sink = try fixture.sink(transport)
    try await sink.running {
      sink.receive("Old")
      await sink.flush()
      await fixture.clock.sleeper(for: .milliseconds(500))
      fixture.now += 7 * 24 * 60 * 60 + 1
      fixture.clock.advance(by: .milliseconds(500))
      while sink.counts.expired == 0 { await Task.yield() }
      sink.receive("Young")
      await sink.flush()
    }
    #expect(try transport.eventNames.last == ["Young"])
    #expect(sink.counts.expired == 1 && sink.counts.sent == 1)
  }

  @Test func `is bounded when nobody runs the sink`() async throws {
    let transport = ScriptedTransport.willing
    let sink = try fixture.sink(transport, limits: small)
    for number in 0..<100 {
      sink.receive("Event\(number)")
      #expect(try fixture.files.usage() <= 2 * 4000)
    }
    try await sink.running { await sink.flush() }
    let names = try transport.eventNames.flatMap(\.self)
    #expect(names == ((100 - names.count)..<100).map { "Event\($0)" })
    #expect(sink.counts.expired + names.count == 100)
    #expect(names.count > 4)
  }
}
