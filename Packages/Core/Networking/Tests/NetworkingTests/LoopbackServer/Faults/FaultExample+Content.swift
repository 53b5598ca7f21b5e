import Foundation

@testable import LoopbackServer

extension FaultExample {
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
    FaultExample("wrong-content-type", ok(body, type: "text/html; charset=utf-8")),
    FaultExample("no-content-type", ok(body, type: nil)),
    FaultExample("wrong-charset", ok(body, type: "application/json; charset=utf-16")),
    FaultExample(
      "captive-portal",
      ok(
        "<!doctype html><title>Welcome</title><p>Sign in to use this network.\n",
        type: "text/html; charset=utf-8")),
    FaultExample("invalid-utf8", ok(Data(#"{"message":""#.utf8) + [0xC3, 0x28, 0xFF] + Data(#""}"#.utf8))),
    FaultExample("byte-order-mark", ok([0xEF, 0xBB, 0xBF] + body)),
    FaultExample("empty-body", ok("")),
    FaultExample("not-json", ok("Everything is fine.")),
    FaultExample("half-json", ok(#"{"name""#)),
    FaultExample("wrong-json", ok("[[1,2,3]]")),
    FaultExample(
      "deep-json",
      ok(String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000))),
  ]

  /// The length of the body, twice, in a stored block; see `GzipTests` for whether the whole is gzip.
  private static let gzipped = Gzip.wrap(body)

  static let compression = [
    FaultExample("gzip", ok(gzipped, coding: "gzip")),
    FaultExample("gzip-bomb", ok(Gzip.bomb, coding: "gzip")),
    FaultExample("truncated-gzip", ok(gzipped.prefix(gzipped.count / 2), coding: "gzip")),
    FaultExample("gzip-without-checksum", ok(gzipped.dropLast(8), coding: "gzip")),
    FaultExample("wrong-gzip-checksum", ok(gzipped.dropLast(8) + Data(count: 8), coding: "gzip")),
    FaultExample("garbage-after-gzip", ok(gzipped + Data("and some more".utf8), coding: "gzip")),
    FaultExample("garbage-gzip", ok(body, coding: "gzip")),
    FaultExample("garbage-deflate", ok(body, coding: "deflate")),
    FaultExample("unknown-coding", ok(body, coding: "x-unheard-of")),
  ]
}
