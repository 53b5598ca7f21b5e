import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct FaultTests {
  @Test func `every fault has its row in the table`() {
    #expect(FaultExample.all.map(\.name) == Fault.all.map(\.name))
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
  }

  @Test(arguments: FaultExample.all)
  func `a fault is seen by the client as the table says`(row: FaultExample) async throws {
    let fault = try Fault(row.fault)
    let server = try HTTPServer { received in
      var request = received
      request.url = Self.withFixedPort(received.url)
      return fault.reply(to: FaultExample.good, for: request, now: FaultExample.now)
    }
    let seen = try await server.ask { client in
      client.send(FaultExample.request)
      let bytes = client.read(row.bytes.count)
      return (bytes: bytes, after: row.after(bytes, on: client))
    }
    #expect(seen.after == row.after)
    // What the client hasn't read before a reset may be lost.
    #expect(row.after == .reset ? row.bytes.starts(with: seen.bytes) : row.bytes == Data(seen.bytes))
  }

  @Test(arguments: Fault.all.map(\.name))
  func `a fault spoils an answer without a body as well`(name: String) async throws {
    let fault = try Fault(name)
    let request = HTTPRequest(method: .get, url: try #require(URL(string: "http://127.0.0.1/")))
    let server = try HTTPServer { _ in fault.reply(to: HTTPResponse(status: 204), for: request) }
    let isSilent = FaultExample.all.contains { $0.name == name && $0.bytes.isEmpty }
    let bytes = try await server.ask { client in
      client.send(FaultExample.request)
      return isSilent ? [] : client.read(8)
    }
    #expect(
      !String(decoding: bytes, as: UTF8.self).hasPrefix("HTTP/1.1 204") || name == "body-without-content")
  }

  @Test func `a chain of redirects goes on and on`() async throws {
    let fault = try Fault("redirect-chain")
    let server = try HTTPServer { fault.reply(to: FaultExample.good, for: $0) }
    let answer = try await server.ask { client in
      client.send("GET /?hop=41&page=1 HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readResponse()
    }
    #expect(answer.contains("Location: \(server.url)/?page=1&hop=42\r\n"))
  }

  @Test(arguments: ["unauthorized", "status=503", "redirect-loop"])
  func `a refusal has no use for the good response`(name: String) throws {
    #expect(try Fault(name).isRefusal)
  }

  @Test(arguments: ["delay", "reset-before-headers", "not-json"])
  func `what spoils the good response is no refusal`(name: String) throws {
    #expect(try !Fault(name).isRefusal)
  }

  static let wrong: [(text: String, error: FaultError)] = [
    ("", .unknownName("")),
    ("Hang", .unknownName("Hang")),
    ("hang ", .unknownName("hang ")),
    ("hang=1", .needsNoValue("hang")),
    ("delay=", .invalidValue("", name: "delay", expected: "a whole number from 0 to 3600000")),
    ("delay=1.5", .invalidValue("1.5", name: "delay", expected: "a whole number from 0 to 3600000")),
    ("delay=-1", .invalidValue("-1", name: "delay", expected: "a whole number from 0 to 3600000")),
    ("delay=3600001", .invalidValue("3600001", name: "delay", expected: "a whole number from 0 to 3600000")),
    ("status=200", .invalidValue("200", name: "status", expected: "a whole number from 400 to 599")),
    ("redirect=", .invalidValue("", name: "redirect", expected: "a URL")),
    ("redirect=a\r\nb", .invalidValue("a\r\nb", name: "redirect", expected: "a URL")),
  ]

  @Test(arguments: wrong)
  func `a name or a value that can't be meant is refused`(text: String, error: FaultError) {
    #expect(throws: error) { try Fault(text) }
  }

  private static func withFixedPort(_ url: URL) -> URL {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    components?.port = 1
    return components?.url ?? url
  }
}
