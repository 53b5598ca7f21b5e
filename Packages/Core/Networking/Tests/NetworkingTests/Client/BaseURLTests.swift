import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Base URLs` {
  @Test(arguments: [
    ("https://host", "https://host/a"), ("http://127.0.0.1:8090/", "http://127.0.0.1:8090/a"),
    ("HTTPS://Host/api//", "HTTPS://Host/api/a"), ("http://[::1]:80", "http://[::1]:80/a"),
    ("http://embedded.invalid", "http://embedded.invalid/a"),
    ("https://host:65535/x%20y", "https://host:65535/x%20y/a"),
  ])
  func `a plain address is the prefix of every request`(text: String, expected: String) async throws {
    let transport = ScriptedTransport(HTTPResponse(status: 204))
    let client = try APIClient(baseURL: #require(URL(string: text)), transport: transport)
    _ = try await client.send(APIRequest<NoContent>(.get, ["a"]))
    #expect(transport.requests.map(\.url.absoluteString) == [expected])
  }

  @Test(arguments: [
    ("ftp://host", BaseURLError.unsupportedScheme), ("file:///etc/passwd", .unsupportedScheme),
    ("host", .unsupportedScheme), ("//host", .unsupportedScheme), ("javascript://host", .unsupportedScheme),
    ("https://user@host", .containsCredentials), ("https://user:password@host", .containsCredentials),
    ("https://:@host", .containsCredentials), ("https://@host", .containsCredentials),
    ("https://good\\@evil", .containsCredentials), ("https://good%5C@evil", .containsCredentials),
    ("https:///path", .invalidHost), ("https:host", .invalidHost), ("https://a%00b", .invalidHost),
    ("https://host:0", .invalidHost), ("https://host:65536", .invalidHost),
    ("https://host?a", .containsQueryOrFragment), ("https://host/?", .containsQueryOrFragment),
    ("https://host/#", .containsQueryOrFragment), ("https://host#a", .containsQueryOrFragment),
  ])
  func `anything more is refused`(text: String, error: BaseURLError) throws {
    let url = try #require(URL(string: text))
    #expect(throws: error) { try APIClient(baseURL: url, transport: ScriptedTransport()) }
    #expect(error.message.hasPrefix("The address of the server"))
  }
}
