import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Answers` {
  private let read = APIRequest<Article>(.get, ["a"])
  private let write = APIRequest<NoContent>(.delete, ["a"])

  @Test(arguments: [200, 201, 299])
  func `JSON is decoded on any success`(status: Int) async throws {
    let client = try makeClient(ScriptedTransport(.json(#"{"title":"T","extra":1}"#, status: status)))
    #expect(try await client.send(read) == Article(title: "T"))
  }

  @Test(arguments: [HTTPResponse(status: 204), HTTPResponse(status: 200), .json("{}")])
  func `no content is looked for when none is expected`(response: HTTPResponse) async throws {
    #expect(try await makeClient(ScriptedTransport(response)).send(write) == NoContent())
  }

  @Test(arguments: [
    HTTPResponse(status: 204), HTTPResponse(status: 200), .json(""), .json("null"), .json("[]"), .json("{}"),
    .json(#"{"title":1}"#), .json(#"{"title":"T"} x"#), .json(#"{"title":"T""#), .json("<html></html>"),
    .json(#"{"title":"\ud800"}"#), .json(#"{"title":"T","x":\#(String(repeating: "[", count: 900))"#),
    HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"],
      body: Data(#"{"title":""#.utf8 + [0xFF, 0x22, 0x7D])),
    HTTPResponse(status: 200, headers: ["Content-Type": "text/html"], body: Data(#"{"title":"T"}"#.utf8)),
    HTTPResponse(status: 200, body: Data(#"{"title":"T"}"#.utf8)),
  ])
  func `what isn't the JSON asked for can't be read`(response: HTTPResponse) async throws {
    let client = try makeClient(ScriptedTransport(response))
    await #expect(throws: NetworkError.unreadableResponse) { try await client.send(read) }
  }

  @Test(arguments: [-1, 0, 100, 199, 301, 302, 307, 304, 600, 999, .max])
  func `a redirect and a status out of range can't be read and aren't followed`(status: Int) async throws {
    let response = HTTPResponse(status: status, headers: ["Location": "/elsewhere"])
    let transport = ScriptedTransport(response, HTTPResponse(status: 204))
    let client = try makeClient(transport)
    await #expect(throws: NetworkError.unreadableResponse) { try await client.send(write) }
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [(13, true), (20, true), (21, true), (22, false)])
  func `a body larger than the limit isn't taken`(size: Int, isTaken: Bool) async throws {
    let text = #"{"title":"T"}"# + String(repeating: " ", count: size - 13)
    let client = try makeClient(ScriptedTransport(.json(text)), responseSizeLimit: 21)
    if isTaken {
      #expect(try await client.send(read) == Article(title: "T"))
    } else {
      await #expect(throws: NetworkError.responseTooLarge) { try await client.send(read) }
    }
  }

  @Test func `the limit holds for refusals too`() async throws {
    let client = try makeClient(ScriptedTransport(.json("{}   ", status: 500)), responseSizeLimit: 4)
    await #expect(throws: NetworkError.responseTooLarge) { try await client.send(read) }
  }

  @Test(arguments: [
    (TransportError.unreachable, NetworkError.unreachable), (.timedOut, .timedOut), (.cancelled, .cancelled),
    (.responseTooLarge(limit: 5), .responseTooLarge), (.malformedResponse, .unreadableResponse),
    (.insecure, .insecure),
  ])
  func `an error of the transport has its counterpart`(cause: TransportError, error: NetworkError)
    async throws
  {
    let client = try makeClient(ScriptedTransport([.failure(cause)]))
    await #expect(throws: error) { try await client.send(read) }
  }
}
