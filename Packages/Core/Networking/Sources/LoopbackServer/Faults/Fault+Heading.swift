#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Fault {
  static let heading: [Fault] = [
    Fault("not-http", "Speaks another protocol.") { _ in [.text("SSH-2.0-OpenSSH_9.9\r\n"), .close] },
    Fault("old-http", "Sends a body without any headers, as HTTP/0.9 does.") { [.bytes($0.body), .close] },
    Fault("garbage-status", "Sends a status that isn't a number.") {
      [.text("HTTP/1.1 fine OK\r\nContent-Length: \($0.body.count)\r\n\r\n"), .bytes($0.body), .close]
    },
    Fault("impossible-status", "Sends a status of four digits.") {
      [.text("HTTP/1.1 2000 OK\r\nContent-Length: \($0.body.count)\r\n\r\n"), .bytes($0.body), .close]
    },
    Fault("wrong-version", "Sends a version of HTTP that doesn't exist.") {
      [.text($0.head.replacing("HTTP/1.1", with: "HTTP/7.3")), .bytes($0.body), .close]
    },
    Fault("large-headers", "Sends headers of 300 KB.") {
      [.text($0.headers(adding: "X-Large: \(String(repeating: "x", count: 1000))\r\n", times: 300))]
        + [.bytes($0.body)]
    },
    Fault("endless-headers", "Sends headers without end.") {
      [.text("HTTP/1.1 \($0.response.status) OK\r\n"), .endless(many("X-Endless: value\r\n"))]
    },
    Fault("endless-header", "Sends one header without end.") {
      [
        .text("HTTP/1.1 \($0.response.status) OK\r\nX-Endless: "),
        .endless(many("x")),
      ]
    },
    Fault("cr-line-ends", "Ends the lines of the headers with CR.") {
      [.text($0.head.replacing("\r\n", with: "\r")), .bytes($0.body), .close]
    },
    Fault("lf-line-ends", "Ends the lines of the headers with LF.") {
      [.text($0.head.replacing("\r\n", with: "\n")), .bytes($0.body)]
    },
    Fault("nul-in-header", "Sends a header with a NUL in it.") {
      [.text($0.headers(adding: "X-Nul: a\0b\r\n")), .bytes($0.body)]
    },
    Fault("folded-header", "Sends a header that goes on in the next line.") {
      [.text($0.headers(adding: "X-Folded: one\r\n two\r\n")), .bytes($0.body)]
    },
    Fault("header-without-colon", "Sends a line among the headers that is none.") {
      [.text($0.headers(adding: "no header at all\r\n")), .bytes($0.body)]
    },
    Fault("interim-answers", "Answers well after three interim answers.") {
      [.text(String(repeating: interim, count: 3)), .bytes($0.answer)]
    },
    Fault("endless-interim-answers", "Sends interim answers without end.") { _ in
      [.endless(many(interim))]
    },
    Fault("unasked-upgrade", "Changes to a protocol that nobody asked for (101).") { _ in
      [.text("HTTP/1.1 101 Switching Protocols\r\nUpgrade: gopher\r\nConnection: Upgrade\r\n\r\n"), .close]
    },
  ]

  private static func many(_ text: String) -> Data {
    Data(String(repeating: text, count: 500).utf8)
  }

  private static let interim = "HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n"
}

extension FaultyExchange {
  /// The status line and the headers with one more line, which may be anything, just before the empty one.
  fileprivate func headers(adding line: String, times: Int = 1) -> String {
    head.dropLast() + String(repeating: line, count: times) + "\r\n"
  }
}
