extension FaultRow {
  private static let body = #"{"name":"Ada"}"#

  private static func head(_ framing: String...) -> String {
    let lines = framing.map { $0 + "\r\n" }.joined()
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\(lines)\r\n"
  }

  static let framing = [
    FaultRow("truncated-body", head("Content-Length: 14") + #"{"name""#, .closed),
    FaultRow("truncated-chunks", head("Transfer-Encoding: chunked") + "7\r\n{\"name\"\r\n", .closed),
    FaultRow("truncated-chunk", head("Transfer-Encoding: chunked") + "e\r\n{\"na", .closed),
    FaultRow("garbage-chunk-size", head("Transfer-Encoding: chunked") + "many\r\n" + body, .closed),
    FaultRow(
      "chunked-body",
      head("Transfer-Encoding: chunked") + "7\r\n{\"name\"\r\n7\r\n:\"Ada\"}\r\n0\r\n\r\n"),
    FaultRow("unframed-body", head("Connection: close") + body, .closed),
    FaultRow("overlong-body", head("Content-Length: 14") + body + "and some more that nobody announced"),
    FaultRow(
      "endless-body", head("Transfer-Encoding: chunked"),
      .endless("4000\r\n\(String(repeating: " ", count: 0x4000))\r\n")),
    FaultRow("endless-unframed-body", head(), .endless(" ")),
    FaultRow(
      "endless-trailers", head("Transfer-Encoding: chunked") + "e\r\n" + body + "\r\n0\r\n",
      .endless("X-Trailer: value\r\n")),
    FaultRow("negative-length", head("Content-Length: -1") + body, .closed),
    FaultRow("garbage-length", head("Content-Length: plenty") + body, .closed),
    FaultRow("huge-length", head("Content-Length: 99999999999999999999999") + body, .closed),
    FaultRow("two-lengths", head("Content-Length: 14", "Content-Length: 7") + body, .closed),
    FaultRow(
      "length-and-chunks",
      head("Content-Length: 3", "Transfer-Encoding: chunked") + "e\r\n" + body + "\r\n0\r\n\r\n", .closed),
    FaultRow("body-without-content", "HTTP/1.1 204 No Content\r\nContent-Length: 14\r\n\r\n" + body),
  ]
}
