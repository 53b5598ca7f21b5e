import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(
  .bounded, .enabled(if: Tool.openssl.isInstalled, "openssl isn't installed"),
  .enabled(if: Tool.node.isInstalled, "Node.js, which serves HTTP/2 here, isn't installed"))
struct `HTTP/2` {
  /// Answers with the version, the method, the size of the body and the port of the client.
  private static let script = """
    const http2 = require("node:http2"), fs = require("node:fs");
    const [certificate, key] = process.argv.slice(1);
    const server = http2.createSecureServer(
      { cert: fs.readFileSync(certificate), key: fs.readFileSync(key), allowHTTP1: true });
    server.on("request", (request, response) => {
      let size = 0;
      request.on("data", (data) => { size += data.length; });
      request.on("end", () => {
        if (request.url === "/reset") return request.stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR);
        const answer = [request.httpVersion, request.method, size, request.socket.remotePort].join(" ");
        if (request.url === "/slow") setTimeout(() => response.end(answer), 300);
        else response.end(answer);
      });
    });
    server.listen(0, "127.0.0.1", () => console.log("LISTENING " + server.address().port));
    """

  @Test(arguments: [true, false])
  func `is spoken with a server that offers it, when that is allowed`(isAllowed: Bool) async throws {
    let certificates = try await Certificates()
    let server = try await serve(certificates)
    let transport = try makeSocketTransport {
      $0.authoritiesFile = certificates.authority
      $0.allowsHTTP2 = isAllowed
    }
    let request = HTTPRequest(method: .post, url: server.url, body: Data(count: 300_000))
    for _ in 1...3 {
      let words = try await words(of: request, transport)
      #expect(words.prefix(3) == [isAllowed ? "2.0" : "1.1", "POST", "300000"])
    }
  }

  @Test func `carries many requests at once on one connection`() async throws {
    let certificates = try await Certificates()
    let server = try await serve(certificates)
    let transport = try makeSocketTransport { $0.authoritiesFile = certificates.authority }
    let slow = HTTPRequest(method: .get, url: server.url.appending(path: "slow"))
    // Until the first answer nobody knows that it is spoken.
    let first = try await words(of: HTTPRequest(method: .get, url: server.url), transport)
    let ports = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 1...50 { group.addTask { try await words(of: slow, transport).last } }
      return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(ports == [first.last])
  }

  @Test func `tells a stream that the server breaks off`() async throws {
    let certificates = try await Certificates()
    let server = try await serve(certificates)
    let transport = try makeSocketTransport { $0.authoritiesFile = certificates.authority }
    let broken = HTTPRequest(method: .post, url: server.url.appending(path: "reset"), body: Data(count: 10))
    #expect(try await transport.outcome(of: broken) == .failure(.unreachable))
    #expect(try await words(of: HTTPRequest(method: .get, url: server.url), transport).first == "2.0")
  }

  private func words(of request: HTTPRequest, _ transport: any Transport) async throws -> [String] {
    let response = try await transport.send(request)
    return String(decoding: response.body, as: UTF8.self).split(separator: " ").map(String.init)
  }

  private func serve(_ certificates: Certificates) async throws -> ToolServer {
    let issued = try await certificates.issue(to: "IP:127.0.0.1")
    return try await ToolServer.start(
      .node, ["-e", Self.script, issued.certificate, issued.key], announcement: "LISTENING")
  }
}
