import NetworkingTestSupport

/// What matters about a request on the wire.
struct Sent: Equatable {
  var method: String
  var url: String
  var authorization: String?
  var body: String?

  init(_ method: String, _ path: String, authorization: String? = nil, body: String? = nil) {
    self.method = method
    url = "https://server.example/api/collections/\(path)"
    self.authorization = authorization
    self.body = body
  }
}

extension Device {
  var sent: [Sent] {
    transport.requests.map { request in
      var sent = Sent(request.method.rawValue, "")
      sent.url = request.url.absoluteString
      sent.authorization = request.headers["Authorization"]
      sent.body = request.body.map { String(decoding: $0, as: UTF8.self) }
      return sent
    }
  }
}

extension Sent {
  static func refresh(_ token: String) -> Sent {
    Sent("POST", "users/auth-refresh", authorization: "Bearer \(token)")
  }
}
