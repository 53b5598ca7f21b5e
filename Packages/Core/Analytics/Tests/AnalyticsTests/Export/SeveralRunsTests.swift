import Foundation
import Networking
import NetworkingTestSupport
import Persistence
import TestSupport
import Testing

@testable import Analytics

@Suite(.bounded) struct `Two runs on one folder` {
  private let fixture: ExportFixture

  init() throws {
    fixture = try ExportFixture()
  }

  @Test func `leave each other's open batches alone`() async throws {
    let transport = ScriptedTransport.willing
    let (one, other) = (try fixture.sink(transport), try fixture.sink(transport))
    other.receive("Open")
    try await one.running {
      one.receive("One")
      await one.flush()
    }
    #expect(try transport.eventNames == [["One"]])
    other.receive("Still open")
    try await other.running { await other.flush() }
    #expect(try transport.eventNames == [["One"], ["Open", "Still open"]])
  }

  @Test func `send one at a time, and one sends what the other has queued`() async throws {
    let gate = AsyncStream<Never>.makeStream()
    let receiver = Receiver { [stream = gate.stream] request in
      if (try? request.eventNames) == ["One"] { for await _ in stream {} }
      return .json("{}")
    }
    let otherTransport = ScriptedTransport.willing
    let (one, other) = (try fixture.sink(receiver.transport), try fixture.sink(otherTransport))
    try await one.running {
      one.receive("One")
      async let flushed: Void = one.flush()
      #expect(await receiver.nextBatch() == ["One"])
      try await other.running {
        other.receive("Two")
        await other.flush()
      }
      #expect(otherTransport.requests.isEmpty)
      gate.continuation.finish()
      await flushed
      #expect(await receiver.nextBatch() == ["Two"])
    }
    #expect(otherTransport.requests.isEmpty)
  }

  @Test func `send every event once, however busy they are`() async throws {
    var limits = ExportLimits()
    limits.batchEvents = 3
    let receiver = Receiver()
    let sinks = try (0..<2).map { _ in try fixture.sink(receiver.transport, limits: limits) }
    let names = await withTaskGroup(of: Void.self) { group in
      for (index, sink) in sinks.enumerated() {
        group.addTask { await sink.run() }
        group.addTask { for number in 0..<60 { sink.receive("Event\(index)-\(number)") } }
      }
      var names: [String] = []
      while names.count < 120 {
        names += await receiver.nextBatch() ?? []
        // Whoever found the other one sending tries again.
        fixture.clock.advance(by: .seconds(5))
      }
      group.cancelAll()
      return names
    }
    #expect(names.count == 120 && Set(names).count == 120)
  }

  @Test func `don't send at the same time even when the folder was cleared`() async throws {
    let one = try #require(try fixture.files.lock(QueueFile.sender.name))
    #expect(try fixture.files.lock(QueueFile.sender.name) == nil)
    try fixture.files.removeAll()
    #expect(!one.isHeld)
    let other = try #require(try fixture.files.lock(QueueFile.sender.name))
    #expect(other.isHeld)
  }
}
