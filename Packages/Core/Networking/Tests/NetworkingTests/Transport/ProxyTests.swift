import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// Where a variable has `PROXY`, the address of a server that plays the proxy is set.
@Suite(.bounded) struct `Proxies` {
  @Test(arguments: [
    ["http_proxy": "PROXY"], ["all_proxy": "PROXY"], ["ALL_PROXY": "PROXY"],
    ["http_proxy": "", "all_proxy": "PROXY"], ["http_proxy": "PROXY", "no_proxy": "other.invalid"],
    ["http_proxy": "PROXY", "HTTP_PROXY": "http://127.0.0.1:1", "https_proxy": "http://127.0.0.1:1"],
  ])
  func `carry what a variable says`(variables: [String: String]) async throws {
    let proxy = try HTTPServer.saying("by proxy", isRecording: true)
    let transport = try makeTransport(variables, proxy)
    let url = try #require(URL(string: "http://origin.invalid/a?b=c"))
    #expect(try await transport.outcome(of: .get, url) == .answer(status: 200, body: "by proxy"))
    #expect(proxy.received.map { $0.headers["Host"] } == ["origin.invalid"])
    #expect(proxy.received.map { "\($0.url.path())?\($0.url.query() ?? "")" } == ["/a?b=c"])
    #expect(proxy.received.allSatisfy { $0.headers["Proxy-Authorization"] == nil })
  }

  @Test(arguments: [
    [:], ["HTTP_PROXY": "PROXY"], ["https_proxy": "PROXY"], ["http_proxy": "PROXY", "no_proxy": "*"],
    ["http_proxy": "PROXY", "NO_PROXY": "a.example,origin.invalid"],
    ["http_proxy": "PROXY", "no_proxy": ".invalid"],
  ])
  func `carry nothing else`(variables: [String: String]) async throws {
    let proxy = try HTTPServer.saying("by proxy")
    let transport = try makeTransport(variables, proxy)
    let url = try #require(URL(string: "http://origin.invalid/"))
    let outcome = try await transport.outcome(of: .get, url)
    #expect([.failure(.unreachable), .failure(.timedOut)].contains(outcome))
    #expect(proxy.connectionCount == 0)
  }

  @Test(arguments: [
    "127.0.0.1", "127.0.0.2", "127.255.255.254", "127.1", "localhost", "LOCALHOST", "localhost.",
    "[::ffff:127.0.0.1]", "[::FFFF:7f00:2]",
  ])
  func `never carry what stays on this machine`(host: String) async throws {
    let proxy = try HTTPServer.saying("by proxy")
    let server = try HTTPServer(address: "0.0.0.0", allowsRemotePeers: true) { _ in
      Reply(HTTPResponse(status: 200, body: Data("fine".utf8)))
    }
    let transport = try makeTransport(["all_proxy": "PROXY", "no_proxy": "a.example"], proxy)
    let url = try #require(URL(string: "http://\(host):\(server.url.port ?? 0)/"))
    #expect(try await transport.outcome(of: .get, url) == .answer(status: 200, body: "fine"))
    #expect(proxy.connectionCount == 0)
  }

  @Test(arguments: [["https_proxy": "PROXY"], ["HTTPS_PROXY": "PROXY"], ["all_proxy": "PROXY"]])
  func `are asked for a tunnel and not shown what goes to a secure server`(variables: [String: String])
    async throws
  {
    let proxy = try HTTPServer.saying("by proxy", isRecording: true)
    let transport = try makeTransport(variables, proxy)
    let url = try #require(URL(string: "https://origin.invalid/"))
    // The server knows no CONNECT.
    #expect(try await transport.outcome(of: .post, url) == .failure(.unreachable))
    #expect(proxy.connectionCount >= 1)
    #expect(proxy.received.isEmpty)
  }

  @Test func `get the password of their own address, and nobody else does`() async throws {
    let proxy = try HTTPServer.saying("by proxy", isRecording: true)
    let address = proxy.url.absoluteString.replacing("http://", with: "http://ada:s3cret@")
    let server = try HTTPServer.saying("fine", isRecording: true)
    let transport = try makeTransport(["http_proxy": address], proxy)
    _ = try await transport.outcome(of: .get, #require(URL(string: "http://origin.invalid/")))
    _ = try await transport.outcome(of: .get, server.url)
    #expect(proxy.received.map { $0.headers["Proxy-Authorization"] } == ["Basic YWRhOnMzY3JldA=="])
    #expect(server.received.map { $0.headers["Proxy-Authorization"] } == [nil])
  }

  private func makeTransport(_ variables: [String: String], _ proxy: HTTPServer) throws -> any Transport {
    try makeSocketTransport {
      $0.proxyVariables = variables.mapValues { $0 == "PROXY" ? proxy.url.absoluteString : $0 }
      $0.connectTimeout = .seconds(2)
    }
  }
}
