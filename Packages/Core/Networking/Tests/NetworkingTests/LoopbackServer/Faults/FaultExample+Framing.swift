extension FaultExample {
  private static let body = #"{"name":"Ada"}"#

  private static func head(_ framing: String...) -> String {
    let lines = framing.map { $0 + "\r\n" }.joined()
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\(lines)\r\n"
  }

  static let framing = [
    FaultExample("truncated-body", head("Content-Length: 14") + #"{"name""#, .closed),
    FaultExample("truncated-chunks", head("Transfer-Encoding: chunked") + "7\r\n{\"name\"\r\n", .closed),
    FaultExample("truncated-chunk", head("Transfer-Encoding: chunked") + "e\r\n{\"na", .closed),
    FaultExample("garbage-chunk-size", head("Transfer-Encoding: chunked") + "many\r\n" + body, .closed),
    FaultExample(
      "chunked-body",
      head("Transfer-Encoding: chunked") + "7\r\n{\"name\"\r\n7\r\n:\"Ada\"}\r\n0\r\n\r\n"),
    FaultExample("unframed-body", head("Connection: close") + body, .closed),
    FaultExample("overlong-body", head("Content-Length: 14") + body + "and some more that nobody announced"),
    FaultExample(
      "endless-body", head("Transfer-Encoding: chunked"),
      .endless("4000\r\n\(String(repeating: " ", count: 0x4000))\r\n")),
    FaultExample("endless-unframed-body", head(), .endless(" ")),
    FaultExample(
      "endless-trailers", head("Transfer-Encoding: chunked") + "e\r\n" + body + "\r\n0\r\n",
      .endless("X-Trailer: value\r\n")),
    FaultExample("negative-length", head("Content-Length: -1") + body, .closed),
    FaultExample("garbage-length", head("Content-Length: plenty") + body, .closed),
    FaultExample("huge-length", head("Content-Length: 99999999999999999999999") + body, .closed),
    FaultExample("two-lengths", head("Content-Length: 14", "Content-Length: 7") + body, .closed),
    FaultExample(
      "length-and-chunks",
      head("Content-Length: 3", "Transfer-Encoding: chunked") + "e\r\n" + body + "\r\n0\r\n\r\n", .closed),
    FaultExample("body-without-content", "HTTP/1.1 204 No Content\r\nContent-Length: 14\r\n\r\n" + body),
  ]
}
