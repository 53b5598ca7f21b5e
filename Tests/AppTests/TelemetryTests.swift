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
    let earlier = QueuedSink([before]) { Issue.record($0) }
    AnalyticsClient(sinks: [earlier], consent: .granted).record(AnalyticsEvent("Earlier"))
    await earlier.finish()
    await before.end(within: .seconds(60))

    let collector = Collector(isThere: true)
    let telemetry = Telemetry(endpoint: endpoint, files: files, transport: collector) { Date() }
    let queued = QueuedSink([telemetry]) { Issue.record($0) }
    let client = AnalyticsClient(sinks: [queued])
    client.record(AnalyticsEvent("Unwanted"))
    await queued.finish()
    await telemetry.end()
    client.setConsent(.granted)
    client.record(AnalyticsEvent("Later"))
    await queued.finish()
    async let end: Void = telemetry.end(within: .seconds(60))
    var bodies: [String] = []
    for await body in collector.bodies {
      bodies.append(body)
      if body.contains("Later") { break }
    }
    await end
    #expect(queued.lostEvents == 0 && telemetry.refusedEvents == 0)
    #expect(bodies.contains { $0.contains("Earlier") })
    #expect(!bodies.contains { $0.contains("Unwanted") })
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `counts what the collector did not take`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    let telemetry = Telemetry(
      endpoint: try OTLPEndpoint("http://localhost:4318"), files: FileStore(folder: folder),
      transport: Collector(isThere: true, status: 404)
    ) { Date() }
    let queued = QueuedSink([telemetry]) { Issue.record($0) }
    let client = AnalyticsClient(sinks: [queued], consent: .granted)
    for name in ["One", "Two"] { client.record(AnalyticsEvent(name)) }
    await queued.finish()
    await telemetry.end(within: .seconds(60))
    #expect(telemetry.refusedEvents == 2)
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
