import Foundation
import Networking
import Testing

@Suite struct `What descriptions and mirrors show` {
  private let secret = "s3cr3t"
  private let headers: HTTPHeaders
  private let request: HTTPRequest
  private let response: HTTPResponse
  private let call: APIRequest<NoContent>

  init() throws {
    headers = [
      "Authorization": "Bearer \(secret)", "authorization": "Basic \(secret)", "Cookie": "id=\(secret)",
      "Set-Cookie": "id=\(secret)", "X-Api-Key": secret, "Proxy-Authorization": secret,
      "Location": "https://host/?token=\(secret)", "Content-Type": "application/json",
    ]
    let url = URL(string: "https://me:\(secret)@host:8443/path?token=\(secret)#\(secret)")
    let body = Data(#"{"password":"\#(secret)"}"#.utf8)
    request = HTTPRequest(method: .post, url: try #require(url), headers: headers, body: body)
    response = HTTPResponse(status: 200, headers: headers, body: Data(#"{"token":"\#(secret)"}"#.utf8))
    call = APIRequest(
      .post, ["sign-in"], query: [URLQueryItem(name: "token", value: secret)], body: ["password": secret])
  }

  @Test func `no secret is in any form of text`() {
    let values: [Any] = [
      headers, headers.fields, request, response, call, [request], Optional(response) as Any,
      Result<HTTPResponse, TransportError>.success(response), (request, response),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in [String(describing: value), String(reflecting: value), "\(value)", dumped] {
        #expect(!text.contains(secret))
        #expect(!text.contains(Data(secret.utf8).base64EncodedString()))
      }
    }
  }

  @Test func `what helps to find a fault is shown`() {
    #expect(request.description == "POST https://host:8443/path (21 bytes)")
    #expect(response.description == "200 (18 bytes)")
    #expect(call.description == "POST /sign-in")
    #expect(headers.description.contains("Content-Type: application/json"))
    #expect(headers.description.contains("Cookie: (hidden)"))
  }
}
