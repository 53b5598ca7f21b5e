import Foundation
import NetworkingTestSupport
import Testing

@testable import Networking

@Suite struct `Secrets that a server repeats` {
  private static let token = "header.payload-with-more.signature"
  private static let password = "päss word\t!"

  @Test(
    arguments: [
      "Bad token \(token).", "\(token)\(token)", "Bad password \(password)", "x\(password)y \(token)",
      "Split header.payload\u{1B}[0m-with-more\u{7}.signature", "Split pä\u{200B}ss word !",
      "\(token)\u{301}", String(repeating: "x", count: 280) + token,
    ], [true, false])
  func `are left out of every text of the error`(echo: String, hasFields: Bool) async throws {
    let echoed = String(decoding: try JSONEncoder().encode(echo), as: UTF8.self)
    let field = #"{"code":\#(echoed),"message":\#(echoed)}"#
    let transport = ScriptedTransport(
      .json(
        #"{"status":400,"message":\#(echoed),"data":\#(hasFields ? "{\(echoed):\(field)}" : "{}")}"#,
        status: 400))
    let client = try makeClient(
      transport, authentication: TestAuthentication(token: Self.token), responseSizeLimit: 1 << 20)
    let request = APIRequest<NoContent>(
      .post, ["a"], body: ["oldPassword": Self.password, "name": "Bad"], isAuthenticated: true)
    let error = await #expect(throws: NetworkError.self) { try await client.send(request) }
    var dumped = ""
    dump(error, to: &dumped)
    let message = error?.message ?? ""
    for text in [dumped, String(describing: error), message] {
      for part in ["header.payload", "signature", "päss"] {
        #expect(!text.contains(part))
      }
      // The server's words are not in the message when single fields have words of their own.
      if text != message || !hasFields { #expect(text.contains("••")) }
    }
  }

  @Test(arguments: [
    (#"{"name":"Grace","password":"abc","tokens":["long-enough"]}"#, "Grace abc", "Grace abc"),
    (#"{"password":"abcd","passwordConfirm":"abcdefgh"}"#, "abcdefgh abcd", "••• •••"),
    (#"{"apiToken":"abcd","Secret":"efgh"}"#, "abcd efgh", "••• •••"), ("not JSON", "not JSON", "not JSON"),
    (#"{"password":1,"token":"abcd"}"#, "abcd 1", "••• 1"),
  ])
  func `are found in a body by the names of their fields`(body: String, text: String, hidden: String) throws {
    let url = try #require(URL(string: "https://host"))
    let secrets = SentSecrets(in: HTTPRequest(method: .post, url: url, body: Data(body.utf8)))
    #expect(secrets.hidden(in: text, limit: 50) == hidden)
  }
}
