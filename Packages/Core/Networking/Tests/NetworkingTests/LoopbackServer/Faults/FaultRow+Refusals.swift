extension FaultRow {
  private static func refusal(_ status: String, _ header: String? = nil) -> String {
    let body = #"{"data":{},"message":"A fault that was asked for.","status":\#(status.prefix(3))}"#
    return "HTTP/1.1 \(status)\r\n" + (header.map { $0 + "\r\n" } ?? "")
      + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body
  }

  static let statuses = [
    FaultRow("status=404", refusal("404 Not Found")),
    FaultRow("unauthorized", refusal("401 Unauthorized")),
    FaultRow("basic-challenge", refusal("401 Unauthorized", #"WWW-Authenticate: Basic realm="trellis""#)),
    FaultRow("forbidden", refusal("403 Forbidden")),
    FaultRow("too-many-requests=7", refusal("429 Too Many Requests", "Retry-After: 7")),
    FaultRow(
      "too-many-requests-date=20",
      refusal("429 Too Many Requests", "Retry-After: Sun, 06 Nov 1994 08:49:57 GMT")),
    FaultRow("too-many-requests-garbage", refusal("429 Too Many Requests", "Retry-After: -1 moments")),
    FaultRow("server-error", refusal("500 Internal Server Error")),
    FaultRow("bad-gateway", refusal("502 Bad Gateway")),
    FaultRow("unavailable", refusal("503 Service Unavailable", "Retry-After: 1")),
    FaultRow("gateway-timeout", refusal("504 Gateway Timeout")),
  ]

  private static func redirect(_ status: String, _ location: String?) -> String {
    "HTTP/1.1 \(status)\r\n" + (location.map { "Location: \($0)\r\n" } ?? "") + "Content-Length: 0\r\n\r\n"
  }

  static let redirects = [
    FaultRow("redirect=https://a.example/?b=c", redirect("302 Found", "https://a.example/?b=c")),
    FaultRow("redirect-with-body", redirect("307 Temporary Redirect", "http://elsewhere.invalid/")),
    FaultRow("redirect-loop", redirect("302 Found", "http://127.0.0.1:1/users?page=1")),
    FaultRow("redirect-chain", redirect("302 Found", "http://127.0.0.1:1/users?page=1&hop=1")),
    FaultRow("redirect-without-location", redirect("302 Found", nil)),
    FaultRow("redirect-to-garbage", redirect("302 Found", "http://[::1")),
    FaultRow("redirect-to-file", redirect("302 Found", "file:///etc/passwd")),
  ]
}
