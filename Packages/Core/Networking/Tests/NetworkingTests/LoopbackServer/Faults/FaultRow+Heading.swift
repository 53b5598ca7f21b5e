extension FaultRow {
  private static let body = #"{"name":"Ada"}"#
  private static let start = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 14\r\n"
  private static let interim = "HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n"

  static let heading = [
    FaultRow("not-http", "SSH-2.0-OpenSSH_9.9\r\n", .closed),
    FaultRow("old-http", body, .closed),
    FaultRow("garbage-status", "HTTP/1.1 fine OK\r\nContent-Length: 14\r\n\r\n" + body, .closed),
    FaultRow("impossible-status", "HTTP/1.1 2000 OK\r\nContent-Length: 14\r\n\r\n" + body, .closed),
    FaultRow(
      "wrong-version",
      "HTTP/7.3 200 OK\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n" + body, .closed),
    FaultRow(
      "large-headers",
      start + String(repeating: "X-Large: \(String(repeating: "x", count: 1000))\r\n", count: 300)
        + "\r\n" + body),
    FaultRow("endless-headers", "HTTP/1.1 200 OK\r\n", .endless("X-Endless: value\r\n")),
    FaultRow("endless-header", "HTTP/1.1 200 OK\r\nX-Endless: ", .endless("x")),
    FaultRow(
      "cr-line-ends",
      "HTTP/1.1 200 OK\rContent-Type: application/json\rContent-Length: 14\r\r" + body, .closed),
    FaultRow(
      "lf-line-ends", "HTTP/1.1 200 OK\nContent-Type: application/json\nContent-Length: 14\n\n" + body),
    FaultRow("nul-in-header", start + "X-Nul: a\u{0}b\r\n\r\n" + body),
    FaultRow("folded-header", start + "X-Folded: one\r\n two\r\n\r\n" + body),
    FaultRow("header-without-colon", start + "no header at all\r\n\r\n" + body),
    FaultRow("interim-answers", interim + interim + interim + start + "\r\n" + body),
    FaultRow("endless-interim-answers", "", .endless(interim)),
    FaultRow(
      "unasked-upgrade",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: gopher\r\nConnection: Upgrade\r\n\r\n", .closed),
  ]
}
