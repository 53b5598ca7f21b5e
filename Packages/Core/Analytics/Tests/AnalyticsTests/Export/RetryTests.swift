import Foundation
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Analytics

@Suite(.bounded) struct `A batch that can't be delivered` {
  private let fixture: ExportFixture

  init() throws {
    fixture = try ExportFixture()
  }

  private static let troubles: [Result<HTTPResponse, TransportError>] =
    [429, 502, 503, 504].map { .success(HTTPResponse(status: $0)) }
    + [.unreachable, .timedOut, .malformedResponse, .insecure].map { .failure($0) }

  @Test(arguments: troubles)
  func `is sent again, the same, after a while`(trouble: Result<HTTPResponse, TransportError>) async throws {
    let receiver = Receiver(first: [trouble, trouble])
    let sink = try fixture.sink(receiver.transport)
    try await sink.running { () async throws in
      sink.receive("One", "Two")
      await sink.flush()
      #expect(sink.counts == ExportCounts())
      #expect(try fixture.names(".json").count == 1)
      for delay in [0.5, 1] {
        await fixture.clock.sleeper(for: .seconds(delay))
        fixture.clock.advance(by: .seconds(delay))
      }
      for _ in 0..<3 { #expect(await receiver.nextBatch() == ["One", "Two"]) }
      await sink.flush()
      #expect(try fixture.names(".json") == [])
    }
    #expect(Set(receiver.transport.requests.map(\.body)).count == 1)
    #expect(sink.counts.sent == 2)
  }

  @Test(arguments: [100, 204, 301, 302, 307, 308, 400, 401, 403, 404, 408, 413, 415, 500, 501, 505])
  func `is dropped when it was refused, and the next is sent`(status: Int) async throws {
    let answer = HTTPResponse(status: status, headers: ["Location": "/elsewhere", "Retry-After": "1"])
    let transport = Receiver(first: [.success(answer)]).transport
    let sink = try fixture.sink(transport)
    try await sink.running { () async throws in
      sink.receive("One", "Two")
      await sink.flush()
      #expect(try fixture.names(".json") == [])
      sink.receive("Three")
      await sink.flush()
    }
    #expect(try transport.eventNames == [["One", "Two"], ["Three"]])
    #expect(sink.counts.dropped == (status == 204 ? 0 : 2))
    #expect(sink.counts.sent == (status == 204 ? 3 : 1))
  }

  @Test func `is dropped when the answer is too large to be read`() async throws {
    let sink = try fixture.sink(Receiver(first: [.failure(.responseTooLarge(limit: 1))]).transport)
    try await sink.running {
      sink.receive("One")
      await sink.flush()
    }
    #expect(sink.counts.dropped == 1)
  }

  @Test(arguments: [("1", 1, 1), ("\"0\"", 0, 2), ("\"7\"", 2, 0), ("\"-7\"", 0, 2)])
  func `in part is counted and not sent again`(number: String, rejected: Int, sent: Int) async throws {
    let answer = HTTPResponse.json(
      #"{"partialSuccess":{"rejectedLogRecords":\#(number),"errorMessage":"No"}}"#)
    let transport = Receiver(first: [.success(answer)]).transport
    let sink = try fixture.sink(transport)
    try await sink.running { () async throws in
      sink.receive("One", "Two")
      await sink.flush()
      #expect(try fixture.names(".json") == [])
    }
    #expect(transport.requests.count == 1)
    #expect(sink.counts.rejected == rejected && sink.counts.sent == sent)
  }

  @Test func `waits as long as the receiver wishes`() async throws {
    let answer = HTTPResponse(status: 429, headers: ["Retry-After": "120"])
    let receiver = Receiver(first: [.success(answer)])
    let sink = try fixture.sink(receiver.transport)
    try await sink.running {
      sink.receive("One")
      await sink.flush()
      #expect(await receiver.nextBatch() == ["One"])
      await fixture.clock.sleeper(for: .seconds(120))
      fixture.clock.advance(by: .seconds(120))
      #expect(await receiver.nextBatch() == ["One"])
    }
  }

  @Test func `makes no small batches of what comes meanwhile, and is followed by it`() async throws {
    let receiver = Receiver(first: [.failure(.unreachable)])
    let sink = try fixture.sink(receiver.transport)
    try await sink.running {
      sink.receive("One")
      await sink.flush()
      await fixture.clock.sleeper(for: .milliseconds(500))
      for name in ["Two", "Three", "Four"] { sink.receive(name) }
      fixture.clock.advance(by: .milliseconds(500))
      #expect(await receiver.nextBatch() == ["One"])
      #expect(await receiver.nextBatch() == ["One"])
      await sink.flush()
      #expect(await receiver.nextBatch() == ["Two", "Three", "Four"])
    }
  }

  @Test func `delays nobody who wants to leave`() async throws {
    let sink = try fixture.sink(ScriptedTransport([]))
    try await sink.running {
      sink.receive("One")
      // Time doesn't pass, so these return because waiting would make no sense.
      for _ in 0..<3 { await sink.flush() }
    }
  }
}
