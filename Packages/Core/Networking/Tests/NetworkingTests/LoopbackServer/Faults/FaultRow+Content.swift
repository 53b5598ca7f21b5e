import Foundation

@testable import LoopbackServer

extension FaultRow {
  private static let body = Data(#"{"name":"Ada"}"#.utf8)

  private static func ok(_ body: Data, type: String? = "application/json", coding: String? = nil) -> Data {
    let lines = [
      "HTTP/1.1 200 OK", type.map { "Content-Type: \($0)" }, coding.map { "Content-Encoding: \($0)" },
      "Content-Length: \(body.count)", "", "",
    ]
    return Data(lines.compactMap(\.self).joined(separator: "\r\n").utf8) + body
  }

  private static func ok(_ body: String, type: String? = "application/json") -> Data {
    ok(Data(body.utf8), type: type)
  }

  static let content = [
    FaultRow("wrong-content-type", ok(body, type: "text/html; charset=utf-8")),
    FaultRow("no-content-type", ok(body, type: nil)),
    FaultRow("wrong-charset", ok(body, type: "application/json; charset=utf-16")),
    FaultRow(
      "captive-portal",
      ok(
        "<!doctype html><title>Welcome</title><p>Sign in to use this network.\n",
        type: "text/html; charset=utf-8")),
    FaultRow("invalid-utf8", ok(Data(#"{"message":""#.utf8) + [0xC3, 0x28, 0xFF] + Data(#""}"#.utf8))),
    FaultRow("byte-order-mark", ok([0xEF, 0xBB, 0xBF] + body)),
    FaultRow("empty-body", ok("")),
    FaultRow("not-json", ok("Everything is fine.")),
    FaultRow("half-json", ok(#"{"name""#)),
    FaultRow("wrong-json", ok("[[1,2,3]]")),
    FaultRow(
      "deep-json",
      ok(String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000))),
  ]

  /// The length of the body, twice, in a stored block; see `GzipTests` for whether the whole is gzip.
  private static let gzipped = Gzip.wrap(body)

  static let compression = [
    FaultRow("gzip", ok(gzipped, coding: "gzip")),
    FaultRow("gzip-bomb", ok(Gzip.bomb, coding: "gzip")),
    FaultRow("truncated-gzip", ok(gzipped.prefix(gzipped.count / 2), coding: "gzip")),
    FaultRow("gzip-without-checksum", ok(gzipped.dropLast(8), coding: "gzip")),
    FaultRow("wrong-gzip-checksum", ok(gzipped.dropLast(8) + Data(count: 8), coding: "gzip")),
    FaultRow("garbage-after-gzip", ok(gzipped + Data("and some more".utf8), coding: "gzip")),
    FaultRow("garbage-gzip", ok(body, coding: "gzip")),
    FaultRow("garbage-deflate", ok(body, coding: "deflate")),
    FaultRow("unknown-coding", ok(body, coding: "x-unheard-of")),
  ]
}
