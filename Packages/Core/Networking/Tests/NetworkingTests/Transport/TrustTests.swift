import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded, .enabled(if: Tool.openssl.isInstalled, "openssl isn't installed"))
struct `Trust in servers` {
  @Test func `is given to a certificate of an authority that was named`() async throws {
    let certificates = try await Certificates()
    let server = try await serve(certificates.issue(to: "IP:127.0.0.1"))
    let transport = try makeSocketTransport { $0.authoritiesFile = certificates.authority }
    let response = try await transport.send(HTTPRequest(method: .get, url: server.url))
    #expect(response.status == 200)
  }

  @Test func `isn't given to an authority that nobody named`() async throws {
    let certificates = try await Certificates()
    let server = try await serve(certificates.issue(to: "IP:127.0.0.1"))
    #expect(try await makeSocketTransport().outcome(of: .get, server.url) == .failure(.insecure))
  }

  @Test(arguments: [
    ("IP:127.0.0.1", -1), ("DNS:other.example", 1), ("IP:127.0.0.2", 1), ("DNS:127.0.0.1", 1),
  ])
  func `isn't given to a certificate that has expired or is for another host`(name: String, days: Int)
    async throws
  {
    let certificates = try await Certificates()
    let server = try await serve(certificates.issue(to: name, days: days))
    let transport = try makeSocketTransport { $0.authoritiesFile = certificates.authority }
    #expect(try await transport.outcome(of: .get, server.url) == .failure(.insecure))
  }

  @Test func `isn't given to a certificate of another authority`() async throws {
    let certificates = try await Certificates()
    let others = try await Certificates()
    let server = try await serve(certificates.issue(to: "IP:127.0.0.1"))
    let transport = try makeSocketTransport { $0.authoritiesFile = others.authority }
    #expect(try await transport.outcome(of: .get, server.url) == .failure(.insecure))
  }

  @Test(arguments: [("-tls1_1", false), ("-tls1_2", true), ("-tls1_3", true)])
  func `needs TLS 1.2 or newer`(version: String, isTrusted: Bool) async throws {
    let certificates = try await Certificates()
    let server = try await serve(
      certificates.issue(to: "IP:127.0.0.1"), version, "-cipher", "DEFAULT:@SECLEVEL=0")
    let transport = try makeSocketTransport { $0.authoritiesFile = certificates.authority }
    let outcome = try await transport.outcome(of: .get, server.url)
    #expect((outcome == .failure(.insecure)) == !isTrusted)
  }

  @Test func `isn't given to a server that doesn't speak TLS`() async throws {
    let server = try HTTPServer.saying("fine", isRecording: true)
    let url = try #require(URL(string: server.url.absoluteString.replacing("http:", with: "https:")))
    #expect(try await makeSocketTransport().outcome(of: .get, url) == .failure(.insecure))
    #expect(server.received.isEmpty)
  }

  private func serve(_ issued: Certificates.Issued, _ more: String...) async throws -> ToolServer {
    try await ToolServer.start(
      .openssl,
      ["s_server", "-accept", "127.0.0.1:0", "-www", "-cert", issued.certificate, "-key", issued.key] + more,
      announcement: "ACCEPT")
  }
}
