import Foundation
import Networking
import NetworkingTestSupport
import TestSupport
import Testing

@testable import DevelopmentServer
@testable import LoopbackServer

@Suite(.bounded) struct `A site with faults` {
  private static let good = HTTPResponse(
    status: 200, headers: ["Content-Type": "application/json"], body: Data(#"{"name":"Ada"}"#.utf8))

  private let transport = ScriptedTransport { _ in good }
  private let log = LogLines()

  /// The bytes of the answer, and whether something else was done than to write them.
  private func answer(
    _ path: String, headers: HTTPHeaders = [:], from peer: String = "127.0.0.1", faults: [String] = []
  ) async throws -> (text: String, steps: [Reply.Step]) {
    let site = FaultySite(
      transport: transport, faults: try faults.map { text throws in try FaultRule(text) },
      now: { Date(timeIntervalSince1970: 784_111_777) },
      log: { [log] in log.add("\($0)") })
    let url = try #require(URL(string: "http://127.0.0.1:8090\(path)"))
    let address = try #require(SocketAddress(peer, port: 50_000))
    let reply = await site.answer(
      HTTPRequest(method: .get, url: url, headers: headers), from: HTTPServer.Peer(address))
    let steps = reply.steps(toHead: false, closesAfter: false)
    let text = steps.map { step in
      guard case .bytes(let data) = step else { return "" }
      return String(decoding: data, as: UTF8.self)
    }
    return (text.joined(), steps)
  }

  @Test func `without a fault the answer is the backend's with the date`() async throws {
    let answer = try await answer("/api/x?y=z")
    #expect(
      answer.text == """
        HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n\
        Content-Length: 14\r\n\r\n{"name":"Ada"}
        """)
    #expect(transport.requests.map(\.url.absoluteString) == ["http://127.0.0.1:8090/api/x?y=z"])
  }

  static let choices: [(path: String, faults: [String], text: String)] = [
    ("/api/users", ["not-json"], "Everything is fine."),
    ("/api/users", ["not-json@/api/users"], "Everything is fine."),
    ("/api/users/1", ["not-json@/api/users"], "Everything is fine."),
    ("/api/orders", ["not-json@/api/users"], #"{"name":"Ada"}"#),
    ("/api/users", ["wrong-json@/api/orders", "not-json@/api/users", "half-json"], "Everything is fine."),
  ]

  @Test(arguments: choices)
  func `the first rule for a path decides`(path: String, faults: [String], text: String) async throws {
    #expect(try await answer(path, faults: faults).text.hasSuffix("\r\n\r\n" + text))
  }

  @Test func `a request from this machine can ask for a fault itself`() async throws {
    let answer = try await answer("/", headers: ["X-Trellis-Fault": "half-json"], faults: ["not-json"])
    #expect(answer.text.hasSuffix("\r\n\r\n{\"name\""))
    #expect(transport.requests.map { $0.headers["X-Trellis-Fault"] } == [nil])
  }

  @Test(arguments: ["192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"])
  func `a request from another machine can't ask for a fault`(peer: String) async throws {
    let answer = try await answer("/", headers: ["X-Trellis-Fault": "half-json"], from: peer)
    #expect(answer.text.hasSuffix("\r\n\r\n{\"name\":\"Ada\"}"))
    #expect(transport.requests.map { $0.headers["X-Trellis-Fault"] } == [nil])
  }

  @Test func `a fault that doesn't exist is told to who asked for it`() async throws {
    let answer = try await answer("/", headers: ["X-Trellis-Fault": "nonsense"])
    #expect(answer.text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(answer.text.hasSuffix("there is no fault “nonsense”\n"))
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: ["unauthorized", "unavailable", "redirect-loop"])
  func `a refused request has no effect`(fault: String) async throws {
    _ = try await answer("/", faults: [fault])
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: ["reset-before-headers", "hang", "truncated-body"])
  func `a request whose answer is lost has its effect`(fault: String) async throws {
    _ = try await answer("/", faults: [fault])
    #expect(transport.requests.count == 1)
  }

  @Test func `who has gone away gets no answer`() async throws {
    let gone = ScriptedTransport([.failure(.cancelled)])
    let site = FaultySite(transport: gone, faults: [], log: { _ in })
    let url = try #require(URL(string: "http://127.0.0.1:8090/"))
    let address = try #require(SocketAddress("127.0.0.1", port: 50_000))
    let reply = await site.answer(HTTPRequest(method: .get, url: url), from: HTTPServer.Peer(address))
    #expect(reply.steps(toHead: false, closesAfter: false) == [.close])
  }

  @Test func `the log tells what was asked for and no secret`() async throws {
    _ = try await answer("/api/x?token=secret", headers: ["Authorization": "Bearer secret"])
    _ = try await answer("/api/x", faults: ["truncated-body"])
    _ = try await answer("/api/x", faults: ["unauthorized"])
    _ = try await answer("/" + String(repeating: "y", count: 5000))
    let lines = log.all.map { $0.replacing(/\d+ ms/, with: "N ms") }
    #expect(
      lines == [
        "GET /api/x 200 N ms", "GET /api/x 200 N ms (truncated-body)", "GET /api/x - N ms (unauthorized)",
        "GET /\(String(repeating: "y", count: 199))… 200 N ms",
      ])
  }
}
