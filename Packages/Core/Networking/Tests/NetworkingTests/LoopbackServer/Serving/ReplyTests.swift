import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct ReplyTests {
  private static let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

  private static let pattern = String(repeating: "abc", count: 1000)

  @Test func `steps are taken in their order`() async throws {
    let server = try HTTPServer { _ in
      Reply([.text("one"), .pause(.milliseconds(1)), .bytes(Data()), .text("two"), .close, .text("three")])
    }
    let (bytes, ending) = try await server.ask { client in
      client.send(Self.request)
      return client.readToEnd()
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "onetwo")
    #expect(ending == .closed)
  }

  @Test func `a pause lasts as long as it says`() async throws {
    let server = try HTTPServer { _ in Reply([.pause(.milliseconds(150)), .text("late"), .close]) }
    let (bytes, duration) = try await server.ask { client in
      let start = ContinuousClock.now
      client.send(Self.request)
      return (client.readToEnd().bytes, start.duration(to: .now))
    }
    #expect(bytes == Array("late".utf8))
    #expect(duration >= .milliseconds(150))
  }

  @Test func `a pause holds up no other connection`() async throws {
    let server = try HTTPServer { request in
      request.url.path() == "/" ? Reply([.hang]) : Reply(HTTPResponse(status: 204))
    }
    let answer = try await server.ask { client in
      client.send(Self.request)
      let other = try RawClient(server.url)
      other.send("GET /other HTTP/1.1\r\nHost: x\r\n\r\n")
      return other.readResponse()
    }
    #expect(answer.hasPrefix("HTTP/1.1 204 "))
  }

  @Test func `an endless reply ends with the client and holds up no other connection`() async throws {
    let server = try HTTPServer { request in
      request.url.path() == "/"
        ? Reply([.endless(Data(Self.pattern.utf8))]) : Reply(HTTPResponse(status: 204))
    }
    let answer = try await server.ask { client in
      client.send(Self.request)
      #expect(client.read(600_000) == Array(String(repeating: Self.pattern, count: 200).utf8))
      let other = try RawClient(server.url)
      other.send("GET /other HTTP/1.1\r\nHost: x\r\n\r\n")
      return other.readResponse()
    }
    #expect(answer.hasPrefix("HTTP/1.1 204 "))
  }

  @Test func `an endless reply can come slowly`() async throws {
    let server = try HTTPServer { _ in Reply([.endless(Data("tick".utf8), every: .milliseconds(5))]) }
    let bytes = try await server.ask { client in
      client.send(Self.request)
      return client.read(20)
    }
    #expect(bytes == Array(String(repeating: "tick", count: 5).utf8))
  }

  @Test func `the connection stays open after the last step`() async throws {
    let server = try HTTPServer { _ in Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx")]) }
    let answers = try await server.ask { client in
      client.send(Self.request)
      let first = client.readResponse()
      client.send(Self.request)
      return [first, client.readResponse()]
    }
    #expect(answers.map { $0.hasSuffix("x") } == [true, true])
    #expect(server.connectionCount == 1)
  }
}
