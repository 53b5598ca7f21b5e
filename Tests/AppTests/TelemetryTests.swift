import Analytics
import Foundation
import Networking
import Persistence
import TestSupport
import Testing

@testable import AppCore

@Suite(.hangGuard) struct `The sending of events` {
  @Test func `begins, also with what an earlier run has left, when somebody agrees`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    let files = FileStore(folder: folder)
    let endpoint = try OTLPEndpoint("http://localhost:4318")
    let before = Telemetry(endpoint: endpoint, files: files, transport: Collector(isThere: false)) { Date() }
    AnalyticsClient(sinks: [before], consent: .granted).record(AnalyticsEvent("Earlier"))
    #expect(await before.end(within: .seconds(60)) == nil)

    let collector = Collector(isThere: true)
    let telemetry = Telemetry(endpoint: endpoint, files: files, transport: collector) { Date() }
    let client = AnalyticsClient(sinks: [telemetry])
    client.record(AnalyticsEvent("Unwanted"))
    #expect(await telemetry.end() == nil)
    try client.setConsent(.granted)
    client.record(AnalyticsEvent("Later"))
    async let end = telemetry.end(within: .seconds(60))
    var bodies: [String] = []
    for await body in collector.bodies {
      bodies.append(body)
      if body.contains("Later") { break }
    }
    #expect(await end == nil)
    #expect(bodies.contains { $0.contains("Earlier") })
    #expect(!bodies.contains { $0.contains("Unwanted") })
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `tells at the end what the collector did not take`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    let telemetry = Telemetry(
      endpoint: try OTLPEndpoint("http://localhost:4318"), files: FileStore(folder: folder),
      transport: Collector(isThere: true, status: 404)
    ) { Date() }
    let client = AnalyticsClient(sinks: [telemetry], consent: .granted)
    for name in ["One", "Two"] { client.record(AnalyticsEvent(name)) }
    #expect(
      await telemetry.end(within: .seconds(60)) == "Analytics events are lost: the collector refused 2.")
    try FileManager.default.removeItem(at: folder)
  }
}

/// A collector that takes everything, or is not there.
private struct Collector: Transport {
  let bodies: AsyncStream<String>
  private let received: AsyncStream<String>.Continuation
  private let isThere: Bool
  private let status: Int

  init(isThere: Bool, status: Int = 200) {
    (bodies, received) = AsyncStream.makeStream()
    self.isThere = isThere
    self.status = status
  }

  func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    guard isThere else { throw .unreachable }
    received.yield(String(decoding: request.body ?? Data(), as: UTF8.self))
    return HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"], body: Data("{}".utf8))
  }
}
