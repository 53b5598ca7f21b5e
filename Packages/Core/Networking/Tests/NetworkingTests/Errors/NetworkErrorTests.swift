import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Network errors` {
  private static let plain: [NetworkError] = [
    .unreachable, .timedOut, .cancelled, .insecure, .responseTooLarge, .unreadableResponse, .captivePortal,
    .refusedOnTheWay(status: 403), .invalidRequest,
  ]

  private static func rejected(_ status: Int) -> NetworkError {
    .rejected(ServerRejection(status: status))
  }

  @Test(arguments: plain)
  func `trouble on the way is no refusal`(error: NetworkError) {
    #expect(!error.refusesCredentials)
    #expect(!error.isMaintenance)
  }

  @Test(arguments: 400..<600)
  func `each status of a refusal means one thing`(status: Int) {
    let error = Self.rejected(status)
    #expect(error.refusesCredentials == (status == 401 || status == 403))
    #expect(error.isMaintenance == (status == 503))
    #expect(error.isBusy == (status == 429))
  }

  @Test(arguments: plain + (400..<600).map(rejected))
  func `every message says what happened and what to do`(error: NetworkError) {
    #expect(error.message.hasSuffix("."))
    #expect(error.message.split(separator: ". ").count == 2)
    #expect(error.message.count < 100)
  }

  @Test(arguments: [
    (400, "Failed to update record.", "Failed to update record. Check what you entered and try again."),
    (400, "Failed", "Failed. Check what you entered and try again."),
    (404, "", "This wasn't found. It may be gone; go back and refresh."),
    (500, "panic at db.go:12", "Something went wrong on the server. Try again later."),
    (503, "secret host down", "The server is down for maintenance. Try again in a few minutes."),
  ])
  func `the server's words are used where they help a person`(status: Int, words: String, message: String) {
    #expect(NetworkError.rejected(ServerRejection(status: status, message: words)).message == message)
  }

  @Test func `the words about single fields replace those about the whole`() {
    let fields = ["name": FieldError(code: "validation_not_unique", message: "Value must be unique.")]
    let rejection = ServerRejection(status: 400, message: "Failed to update record.", fields: fields)
    #expect(
      NetworkError.rejected(rejection).message
        == "Something that was entered is not accepted. Change it and try again.")
  }

  @Test(
    arguments: [
      (nil, "a moment"), ("0", "a moment"), ("1", "a second"), ("30", "30 seconds"), ("90", "90 seconds"),
      ("91", "2 minutes"), ("3600", "60 minutes"), ("5401", "2 hours"), ("99999999999999999999", "24 hours"),
      ("-1", "a moment"), ("soon", "a moment"), ("Sun, 06 Nov 1994 08:49:37 GMT", "7 seconds"),
    ] as [(String?, String)])
  func `a server that gets too many requests says how long to wait`(value: String?, wait: String) async throws
  {
    var headers: HTTPHeaders = ["Date": "Sun, 06 Nov 1994 08:49:30 GMT"]
    headers["Retry-After"] = value
    let client = try makeClient(ScriptedTransport(HTTPResponse(status: 429, headers: headers)))
    let error = await #expect(throws: NetworkError.self) {
      try await client.send(APIRequest<NoContent>(.get, ["a"]))
    }
    #expect(error?.message == "Too many requests. Wait \(wait) and try again.")
  }
}
