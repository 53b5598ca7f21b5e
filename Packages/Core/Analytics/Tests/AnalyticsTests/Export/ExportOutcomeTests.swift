import Foundation
import Networking
import NetworkingTestSupport
import Testing

@testable import Analytics

@Suite struct `What became of a batch` {
  private let now = ExportFixture.start
  private let request: HTTPRequest

  init() throws {
    request = HTTPRequest(method: .post, url: try #require(URL(string: "http://localhost:4318/v1/logs")))
  }

  @Test(arguments: 100...599)
  func `is told by the status alone`(status: Int) {
    let outcome = ExportOutcome(
      HTTPResponse(status: status, headers: ["Location": "/elsewhere"]), to: request, at: now)
    switch status {
    case 200...299: #expect(outcome == .accepted(rejected: 0))
    case 429, 502, 503, 504, 511: #expect(outcome == .postponed(atLeast: nil))
    default: #expect(outcome == .refused)
    }
  }

  @Test(arguments: [
    (TransportError.unreachable, ExportOutcome.postponed(atLeast: nil)),
    (.timedOut, .postponed(atLeast: nil)),
    (.cancelled, .postponed(atLeast: nil)),
    (.malformedResponse, .postponed(atLeast: nil)),
    (.insecure, .postponed(atLeast: nil)),
    (.responseTooLarge(limit: 1), .refused),
  ])
  func `is open when the connection failed`(error: TransportError, outcome: ExportOutcome) {
    #expect(ExportOutcome(error) == outcome)
  }

  @Test(arguments: [
    ("", 0), ("{}", 0), ("<html>", 0), ("[]", 0), ("null", 0),
    (#"{"partialSuccess":{}}"#, 0),
    (#"{"partialSuccess":null}"#, 0),
    (#"{"partialSuccess":{"errorMessage":"a warning"}}"#, 0),
    (#"{"partialSuccess":{"rejectedLogRecords":"2","errorMessage":"too old"}}"#, 2),
    (#"{"partialSuccess":{"rejectedLogRecords":2}}"#, 2),
    (#"{"partialSuccess":{"rejectedLogRecords":"many"}}"#, 0),
    (#"{"partialSuccess":{"rejectedLogRecords":"99999999999999999999"}}"#, 0),
  ])
  func `is partial when the receiver says so`(body: String, rejected: Int) {
    #expect(ExportOutcome(.json(body), to: request, at: now) == .accepted(rejected: rejected))
  }

  @Test(arguments: [
    HTTPResponse.webPage(), HTTPResponse(status: 302, headers: ["Location": "http://portal.example/"]),
  ])
  func `is open when a captive portal answered`(answer: HTTPResponse) {
    #expect(ExportOutcome(answer, to: request, at: now) == .postponed(atLeast: nil))
  }

  @Test(arguments: [429, 502, 503, 504])
  func `waits as long as the receiver wishes`(status: Int) {
    let response = HTTPResponse(status: status, headers: ["Retry-After": "120"])
    #expect(ExportOutcome(response, to: request, at: now) == .postponed(atLeast: .seconds(120)))
  }

  @Test(arguments: [
    ("Sun, 30 Nov 2025 07:31:00 GMT", Duration.seconds(119.75)),
    ("Sun, 30 Nov 2025 07:00:00 GMT", .zero),
    ("120", .seconds(120)),
    ("0", .zero),
    ("soon", nil),
    ("-1", nil),
  ])
  func `waits until the date that the receiver names`(text: String, delay: Duration?) {
    let response = HTTPResponse(status: 503, headers: ["Retry-After": text])
    #expect(ExportOutcome(response, to: request, at: now) == .postponed(atLeast: delay))
  }
}

@Suite struct `Waiting times` {
  @Test(arguments: [(0.0, 0.5), (0.5, 0.75)])
  func `double, up to five minutes, and begin again after a success`(random: Double, factor: Double) {
    var backoff = Backoff { random }
    let delays = (0..<11).map { _ in backoff.next(atLeast: nil) }
    let limits = [1.0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]
    #expect(delays == limits.map { .seconds($0 * factor) })
    backoff.reset()
    #expect(backoff.next(atLeast: nil) == .seconds(factor))
  }

  @Test func `are no shorter than the receiver wishes, and no longer than a day`() {
    var backoff = Backoff { 0 }
    #expect(backoff.next(atLeast: .seconds(90)) == .seconds(90))
    #expect(backoff.next(atLeast: .zero) == .seconds(1))
    #expect(backoff.next(atLeast: .seconds(Int.max)) == .seconds(86_400))
  }
}
