import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// What becomes of a good response that a fault spoils.
struct FaultOutcome: Sendable, CustomTestStringConvertible {
  static let goodBody = #"{"title":"A title that is long enough to be spoilt"}"#

  /// How long a connection may be without a byte.
  enum Patience {
    /// For faults that end by themselves.
    case usual
    /// For faults that last.
    case short
  }

  let fault: String
  let patience: Patience
  let outcome: Outcome
  /// What a client of the API makes of it; nil when it gets the title.
  let error: NetworkError?
  /// Whether the system may have thrown the answer away before it could be read.
  var mayBreak = false

  var testDescription: String { fault }

  static func good(_ fault: String, body: String = goodBody) -> Self {
    Self(fault: fault, patience: .usual, outcome: .answer(status: 200, body: body), error: nil)
  }

  static func fails(
    _ fault: String, _ outcome: TransportError, _ error: NetworkError, patience: Patience = .usual
  ) -> Self {
    Self(fault: fault, patience: patience, outcome: .failure(outcome), error: error)
  }

  static func hangs(_ fault: String) -> Self {
    fails(fault, .timedOut, .timedOut, patience: .short)
  }

  static func breaks(_ fault: String) -> Self {
    fails(fault, .unreachable, .unreachable)
  }

  static func mayBreak(_ fault: String) -> Self {
    var row = good(fault)
    row.mayBreak = true
    return row
  }

  static func malformed(_ fault: String) -> Self {
    fails(fault, .malformedResponse, .unreadableResponse)
  }

  static func tooLarge(_ fault: String, _ limit: Int) -> Self {
    fails(fault, .responseTooLarge(limit: limit), .responseTooLarge)
  }

  /// The answer comes, and isn't what the API says.
  static func unreadable(
    _ fault: String, _ status: Int, _ body: String, _ error: NetworkError = .unreadableResponse
  ) -> Self {
    Self(fault: fault, patience: .usual, outcome: .answer(status: status, body: body), error: error)
  }

  static func refused(_ fault: String, _ status: Int, retryAfter: Duration? = nil) -> Self {
    let message = "A fault that was asked for."
    return Self(
      fault: fault, patience: .usual,
      outcome: .answer(status: status, body: #"{"data":{},"message":"\#(message)","status":\#(status)}"#),
      error: .rejected(ServerRejection(status: status, message: message, retryAfter: retryAfter)))
  }
}

@Suite(.bounded) struct `Every fault of a server` {
  private static let headerLimit = 16 * 1024
  private static let bodyLimit = 300 * 1024

  private static let rows: [FaultOutcome] = [
    .good("delay=50"), .hangs("hang"), .hangs("hang-in-headers"), .hangs("hang-in-body"),
    .good("slow-headers=1"), .good("slow-body=1"), .hangs("slow-headers=5000"), .hangs("slow-body=5000"),

    .breaks("empty-answer"), .breaks("reset-before-headers"), .breaks("reset-in-headers"),
    .breaks("reset-after-headers"), .breaks("reset-in-body"), .malformed("close-in-headers"),
    .good("close-after-answer"), .mayBreak("reset-after-answer"), .good("duplicate-answer"),

    .malformed("truncated-body"), .malformed("truncated-chunks"), .malformed("truncated-chunk"),
    .malformed("garbage-chunk-size"), .good("chunked-body"), .good("unframed-body"), .good("overlong-body"),
    .tooLarge("endless-body", bodyLimit), .tooLarge("endless-unframed-body", bodyLimit),
    .tooLarge("endless-trailers", headerLimit), .malformed("negative-length"), .malformed("garbage-length"),
    .malformed("huge-length"), .malformed("two-lengths"), .good("length-and-chunks"),
    .unreadable("body-without-content", 204, ""),

    .malformed("not-http"), .malformed("old-http"), .malformed("garbage-status"),
    .malformed("impossible-status"), .malformed("wrong-version"), .tooLarge("large-headers", headerLimit),
    .tooLarge("endless-headers", headerLimit), .tooLarge("endless-header", headerLimit),
    .breaks("cr-line-ends"), .good("lf-line-ends"), .malformed("nul-in-header"), .good("folded-header"),
    .malformed("header-without-colon"), .good("interim-answers"),
    .tooLarge("endless-interim-answers", headerLimit), .malformed("unasked-upgrade"),

    .unreadable("wrong-content-type", 200, FaultOutcome.goodBody),
    .unreadable("no-content-type", 200, FaultOutcome.goodBody),
    .unreadable("wrong-charset", 200, FaultOutcome.goodBody),
    .unreadable(
      "captive-portal", 200, "<!doctype html><title>Welcome</title><p>Sign in to use this network.\n",
      .captivePortal),
    .unreadable("invalid-utf8", 200, "{\"message\":\"\u{FFFD}(\u{FFFD}\"}"),
    .good("byte-order-mark", body: "\u{FEFF}" + FaultOutcome.goodBody),
    .unreadable("empty-body", 200, ""), .unreadable("not-json", 200, "Everything is fine."),
    .unreadable("half-json", 200, String(FaultOutcome.goodBody.prefix(FaultOutcome.goodBody.utf8.count / 2))),
    .unreadable("wrong-json", 200, "[[1,2,3]]"),
    .unreadable(
      "deep-json", 200,
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)),

    .good("gzip"), .tooLarge("gzip-bomb", bodyLimit), .malformed("truncated-gzip"),
    .malformed("gzip-without-checksum"), .malformed("wrong-gzip-checksum"), .malformed("garbage-after-gzip"),
    .malformed("garbage-gzip"), .malformed("garbage-deflate"), .malformed("unknown-coding"),

    .refused("status=418", 418), .refused("unauthorized", 401), .refused("basic-challenge", 401),
    .refused("forbidden", 403), .refused("too-many-requests", 429, retryAfter: .seconds(1)),
    .refused("too-many-requests-date", 429),
    .refused("too-many-requests-garbage", 429), .refused("server-error", 500), .refused("bad-gateway", 502),
    .refused("unavailable", 503, retryAfter: .seconds(1)), .refused("gateway-timeout", 504),

    .unreadable("redirect", 302, "", .captivePortal),
    .unreadable("redirect-with-body", 307, "", .captivePortal),
    .unreadable("redirect-loop", 302, ""), .unreadable("redirect-chain", 302, ""),
    .unreadable("redirect-without-location", 302, ""), .unreadable("redirect-to-garbage", 302, ""),
    .unreadable("redirect-to-file", 302, ""),
  ]

  @Test(arguments: rows)
  func `ends as the table says, in time`(row: FaultOutcome) async throws {
    let fault = try Fault(row.fault)
    let good = HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: Data(FaultOutcome.goodBody.utf8))
    let server = try HTTPServer { request in fault.reply(to: good, for: request) }
    // A bomb takes its time to be made.
    _ = fault.reply(to: good, for: HTTPRequest(method: .get, url: server.url))
    let transport = try makeSocketTransport {
      $0.headerSizeLimit = Self.headerLimit
      if row.patience == .short { $0.idleTimeout = SocketConfiguration.shortTime }
    }
    var request = HTTPRequest(method: .get, url: server.url)
    request.responseSizeLimit = Self.bodyLimit
    let outcome = try await transport.outcome(of: request)
    #expect(outcome == row.outcome || (row.mayBreak && outcome == .failure(.unreachable)))
    let client = try APIClient(
      baseURL: server.url, transport: transport, responseSizeLimit: Self.bodyLimit)
    let error = try await error(of: client)
    #expect(error == row.error || (row.mayBreak && error == .unreachable))
    // What came late of the first answer may be taken for the second, before the server has read the second request.
    #expect(server.requestCount >= (row.fault == "body-without-content" ? 1 : 2))
  }

  @Test(arguments: Fault.all.map(\.name))
  func `is in the table`(name: String) {
    #expect(Self.rows.contains { $0.fault.split(separator: "=")[0] == name })
  }

  private func error(of client: APIClient) async throws -> NetworkError? {
    do {
      let article = try await client.send(APIRequest<Article>(.get, ["articles"]))
      #expect(article.title == "A title that is long enough to be spoilt")
      return nil
    } catch {
      return error
    }
  }
}
