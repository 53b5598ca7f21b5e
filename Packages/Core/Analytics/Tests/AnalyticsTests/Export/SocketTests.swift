import Foundation
import LoopbackServer
import Networking
import NetworkingTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Analytics

@Suite(.bounded) struct `A receiver behind a socket` {
  private enum Fate {
    case sent, dropped, sentAgain
  }

  private let fixture: ExportFixture

  init() throws {
    fixture = try ExportFixture()
  }

  private static let faults: [(String, Fate)] = [
    ("chunked-body", .sent), ("close-after-answer", .sent), ("not-json", .sent), ("empty-body", .sent),
    ("invalid-utf8", .sent), ("interim-answers", .sent),
    ("empty-answer", .sentAgain), ("reset-before-headers", .sentAgain), ("reset-in-headers", .sentAgain),
    ("reset-in-body", .sentAgain), ("truncated-body", .sentAgain), ("not-http", .sentAgain),
    ("hang", .sentAgain), ("hang-in-body", .sentAgain), ("bad-gateway", .sentAgain),
    ("gateway-timeout", .sentAgain), ("unavailable", .sentAgain), ("too-many-requests", .sentAgain),
    ("too-many-requests-date", .sentAgain), ("too-many-requests-garbage", .sentAgain),
    ("status=400", .dropped), ("status=413", .dropped), ("server-error", .dropped),
    ("unauthorized", .dropped),
    ("basic-challenge", .dropped), ("redirect", .sentAgain), ("redirect-loop", .dropped),
    ("captive-portal", .sentAgain),
    ("endless-body", .dropped), ("gzip-bomb", .dropped),
  ]

  @Test(arguments: faults)
  private func `gets every batch, or refuses it`(name: String, fate: Fate) async throws {
    let fault = try Fault(name)
    let isFirst = Atomic(true)
    let server = try HTTPServer(isRecording: true) { request in
      let answer = HTTPResponse(
        status: 200, headers: ["Content-Type": "application/json"], body: Data(#"{"partialSuccess":{}}"#.utf8)
      )
      guard isFirst.exchange(false, ordering: .relaxed) else { return Reply(answer) }
      return fault.reply(to: answer, for: request)
    }
    var configuration = SocketConfiguration.patient
    if name.hasPrefix("hang") { configuration.idleTimeout = .milliseconds(300) }
    let sink = OTLPSink(
      endpoint: try OTLPEndpoint(server.url.absoluteString), files: fixture.files,
      transport: try SocketTransport.make(configuration), service: "trellis", version: "1",
      clock: fixture.clock, now: { ExportFixture.start }, random: { 0 })
    try await sink.running {
      sink.receive("One", "Two")
      // Returns when the batch is held back, and then its time has to pass.
      while sink.counts == ExportCounts() {
        await sink.flush()
        fixture.clock.advance(by: .seconds(300))
        await Task.yield()
      }
    }
    #expect(sink.counts.sent == (fate == .dropped ? 0 : 2))
    #expect(sink.counts.dropped == (fate == .dropped ? 2 : 0))
    let exports = server.received
    #expect(fate == .sentAgain ? exports.count >= 2 : exports.count == 1)
    #expect(exports.allSatisfy { $0.url.path() == "/v1/logs" && $0.method == .post })
    #expect(try Set(exports.map { try $0.eventNames }) == [["One", "Two"]])
    #expect(try fixture.names(".json") == [])
    await server.stop()
  }

  @Test func `that isn't there costs no event`() async throws {
    let server = try HTTPServer { _ in Reply(HTTPResponse(status: 200)) }
    let endpoint = try OTLPEndpoint(server.url.absoluteString)
    await server.stop()
    let sink = OTLPSink(
      endpoint: endpoint, files: fixture.files, transport: try SocketTransport.make(.patient),
      service: "trellis", version: "1", clock: fixture.clock)
    try await sink.running {
      sink.receive("One")
      await sink.flush()
    }
    #expect(sink.counts == ExportCounts())
    #expect(try fixture.names(".json").count == 1)
  }
}
