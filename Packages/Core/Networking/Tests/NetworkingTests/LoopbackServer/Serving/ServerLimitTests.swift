import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct ServerLimitTests {
  private static let empty: @Sendable (HTTPRequest) async -> Reply = { _ in Reply(HTTPResponse(status: 204)) }

  private static func limits(_ change: (inout HTTPServer.Limits) -> Void) -> HTTPServer.Limits {
    var limits = HTTPServer.Limits()
    change(&limits)
    return limits
  }

  static let unfinished = [
    "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nbody",
    "PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab",
    "PUT / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
  ]

  @Test(arguments: unfinished)
  func `a request that doesn't come to its end is given up`(request: String) async throws {
    let server = try HTTPServer(
      limits: Self.limits { $0.requestTime = .milliseconds(100) }, answering: Self.empty)
    let (bytes, ending) = try await server.ask { client in
      client.send(request)
      return client.readToEnd()
    }
    let answer = String(decoding: bytes, as: UTF8.self).replacing("HTTP/1.1 100 Continue\r\n\r\n", with: "")
    #expect(answer.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(ending == .closed)
  }

  @Test func `a slow request is given up although bytes keep coming`() async throws {
    let server = try HTTPServer(
      limits: Self.limits { $0.requestTime = .milliseconds(200) }, answering: Self.empty)
    let answer = try await server.ask { client in
      client.send("GET / HTTP/1.1\r\nHost: x\r\n")
      while client.waitForBytes(milliseconds: 20) == false {
        client.send("X: y\r\n")
      }
      return String(decoding: client.readToEnd().bytes, as: UTF8.self)
    }
    #expect(answer.hasPrefix("HTTP/1.1 408 "))
  }

  static let idle: [(request: String, answer: String, time: Duration)] = [
    ("", "", .milliseconds(100)),
    // The request has to be there before the time is over, on a busy machine as well.
    ("GET / HTTP/1.1\r\nHost: x\r\n\r\n", "HTTP/1.1 204 No Content\r\n\r\n", .seconds(2)),
  ]

  @Test(arguments: idle)
  func `a connection that asks for nothing is closed`(
    request: String, answer: String, time: Duration
  ) async throws {
    let server = try HTTPServer(limits: Self.limits { $0.idleTime = time }, answering: Self.empty)
    let (bytes, ending) = try await server.ask { client in
      client.send(request)
      return client.readToEnd()
    }
    #expect(String(decoding: bytes, as: UTF8.self) == answer)
    #expect(ending == .closed)
  }

  @Test func `a client that takes nothing of a reply is given up`() async throws {
    let server = try HTTPServer(
      limits: Self.limits {
        $0.sendTime = .milliseconds(100)
        $0.connections = 1
      },
      answering: { request in
        request.url.path() == "/" ? Reply([.endless(Data(count: 65_536))]) : Reply(HTTPResponse(status: 204))
      })
    let stuck = try await server.ask { client in
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return client
    }
    // There is room for one connection only, so that this one is served when the other is given up.
    let answer = try await server.ask { client in
      client.send("GET /next HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readResponse()
    }
    #expect(answer.hasPrefix("HTTP/1.1 204 "))
    withExtendedLifetime(stuck) {}
  }

  @Test func `connections above the limit wait for a place`() async throws {
    let entered = Gate(for: 2)
    let leave = Gate()
    let server = try HTTPServer(limits: Self.limits { $0.connections = 2 }) { request in
      if request.url.path() == "/first" {
        entered.knock()
        await leave.wait()
      }
      return Reply(HTTPResponse(status: 204))
    }
    async let first = server.ask { client in
      client.send("GET /first HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      return client.readToEnd().ending
    }
    async let second = server.ask { client in
      client.send("GET /first HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      return client.readToEnd().ending
    }
    await entered.wait()
    let third = try await server.ask { client in
      client.send("GET /third HTTP/1.1\r\nHost: x\r\n\r\n")
      return client
    }
    #expect(server.connectionCount == 2)
    leave.knock()
    #expect(try await [first, second] == [.closed, .closed])
    let fourth = try await server.ask { client in
      client.send("GET /fourth HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readResponse()
    }
    #expect(fourth.hasPrefix("HTTP/1.1 204 "))
    withExtendedLifetime(third) {}
  }
}
