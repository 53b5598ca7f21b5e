import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct ServerAddressTests {
  private static let empty: @Sendable (HTTPRequest) async -> Reply = { _ in Reply(HTTPResponse(status: 204)) }

  @Test func `the address of the server is that of its requests`() async throws {
    let server = try HTTPServer(isRecording: true, answering: Self.empty)
    _ = try await server.ask { client in
      client.send("GET /x?y HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n")
      return client.readResponse()
    }
    #expect(server.url.host() == "127.0.0.1")
    #expect(server.received.first?.url.absoluteString == "\(server.url)/x?y")
  }

  @Test(.enabled(if: hasIPv6, "this machine has no IPv6"))
  func `an IPv6 address stands in brackets`() async throws {
    let server = try HTTPServer(address: "::1", isRecording: true, answering: Self.empty)
    _ = try await server.ask { client in
      client.send("GET /x HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readResponse()
    }
    #expect(server.url.absoluteString.hasPrefix("http://[::1]:"))
    #expect(server.received.map(\.url.absoluteString) == ["\(server.url)/x"])
  }

  @Test(arguments: ["", "localhost", "127.0.0.1.1", "[::1]", "127.0.0.1:80", "::1%lo"])
  func `a text that is no address is refused`(text: String) {
    #expect(throws: HTTPServerError.notAnAddress(text)) {
      try HTTPServer(address: text, answering: Self.empty)
    }
  }

  @Test(arguments: ["0.0.0.0", "::", "192.0.2.1", "::ffff:192.0.2.1", "128.0.0.1"])
  func `an address that others can reach has to be allowed`(text: String) {
    #expect(throws: HTTPServerError.notLoopback(text)) {
      try HTTPServer(address: text, answering: Self.empty)
    }
  }

  @Test func `every address can be allowed`() throws {
    let server = try HTTPServer(address: "0.0.0.0", allowsRemotePeers: true, answering: Self.empty)
    #expect(server.url.host() == "0.0.0.0")
  }

  @Test func `an address of another machine isn't available`() {
    #expect(throws: HTTPServerError.addressNotAvailable("192.0.2.1")) {
      try HTTPServer(address: "192.0.2.1", allowsRemotePeers: true, answering: Self.empty)
    }
  }

  @Test func `a port that is in use is told`() throws {
    let server = try HTTPServer(answering: Self.empty)
    let port = UInt16(try #require(server.url.port))
    #expect(throws: HTTPServerError.portInUse(port)) {
      try HTTPServer(port: port, answering: Self.empty)
    }
  }

  private static let hasIPv6 = (try? HTTPServer(address: "::1", answering: empty)) != nil
}
