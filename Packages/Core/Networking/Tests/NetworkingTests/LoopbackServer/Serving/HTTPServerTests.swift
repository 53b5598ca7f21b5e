import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct HTTPServerTests {
  private static let echo: @Sendable (HTTPRequest) async -> Reply = { request in
    Reply(HTTPResponse(status: 200, body: request.body ?? Data(request.url.path().utf8)))
  }

  @Test func `requests on one connection are answered in their order`() async throws {
    let server = try HTTPServer(isRecording: true, answering: Self.echo)
    let answers = try await server.ask { client in
      client.send(
        "GET /a HTTP/1.1\r\nHost: x\r\n\r\nPOST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nb")
      client.send("GET /c HTTP/1.1\r\nHost: x\r\n\r\n")
      return [client.readResponse(), client.readResponse(), client.readResponse()]
    }
    #expect(answers.map { $0.split(separator: "\r\n\r\n").last } == ["/a", "b", "/c"])
    #expect(server.received.map { $0.url.path() } == ["/a", "/b", "/c"])
    #expect(server.requestCount == 3)
    #expect(server.connectionCount == 1)
  }

  @Test func `a response is written with its length`() async throws {
    let server = try HTTPServer { _ in
      Reply(
        HTTPResponse(
          status: 201, headers: ["X-One": "two", "Content-Length": "99", "Transfer-Encoding": "x"],
          body: Data("body".utf8)))
    }
    let answer = try await server.ask { client in
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readResponse()
    }
    #expect(answer == "HTTP/1.1 201 Created\r\nX-One: two\r\nContent-Length: 4\r\n\r\nbody")
  }

  @Test func `HEAD is answered without the body and GET after it with it`() async throws {
    let server = try HTTPServer(answering: Self.echo)
    let answers = try await server.ask { client in
      client.send("HEAD /abc HTTP/1.1\r\nHost: x\r\n\r\nGET /abc HTTP/1.1\r\nHost: x\r\n\r\n")
      return [client.readResponse(toHead: true), client.readResponse()]
    }
    #expect(answers[0] == "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n")
    #expect(answers[1] == "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n/abc")
  }

  @Test(arguments: [204, 304])
  func `a status without content has no body and no length`(status: Int) async throws {
    let server = try HTTPServer { request in
      let response = HTTPResponse(status: request.url.path() == "/" ? status : 200, body: Data("x".utf8))
      return Reply(response)
    }
    let answers = try await server.ask { client in
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /next HTTP/1.1\r\nHost: x\r\n\r\n")
      return [client.readResponse(), client.readResponse()]
    }
    #expect(answers[0].hasPrefix("HTTP/1.1 \(status) "))
    #expect(!answers[0].contains("Content-Length"))
    #expect(answers[1].hasSuffix("\r\n\r\nx"))
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\n\r\n"])
  func `a connection is closed for who wants that`(request: String) async throws {
    let server = try HTTPServer(answering: Self.echo)
    let (bytes, ending) = try await server.ask { client in
      client.send(request)
      return client.readToEnd()
    }
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\n/"
    #expect(String(decoding: bytes, as: UTF8.self) == answer)
    #expect(ending == .closed)
  }

  @Test func `who waits to send a body is told to`() async throws {
    let server = try HTTPServer(answering: Self.echo)
    let (interim, answer) = try await server.ask { client in
      client.send("PUT / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n")
      let interim = client.readResponse()
      client.send("body")
      return (interim, client.readResponse())
    }
    #expect(interim == "HTTP/1.1 100 Continue\r\n\r\n")
    #expect(answer.hasSuffix("\r\n\r\nbody"))
  }

  @Test func `a large body comes and goes whole`() async throws {
    let server = try HTTPServer(answering: Self.echo)
    let body = Array(String(repeating: "0123456789abc", count: 200_000).utf8)
    let echoed = try await server.ask { client in
      client.send("PUT / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: \(body.count)\r\n\r\n")
      client.send(body)
      return client.readToEnd().bytes
    }
    #expect(Array(echoed.suffix(body.count)) == body)
  }

  @Test func `bytes that aren't a request are refused and the connection is closed`() async throws {
    let server = try HTTPServer(answering: Self.echo)
    let (bytes, ending) = try await server.ask { client in
      client.send("SSH-2.0-OpenSSH_9.9\r\n\r\n")
      return client.readToEnd()
    }
    let answer = String(decoding: bytes, as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(answer.contains("\r\nConnection: close\r\n"))
    #expect(ending == .closed)
    #expect(server.requestCount == 0)
  }

  @Test func `a refusal arrives although more of the request is still coming`() async throws {
    let server = try HTTPServer(answering: Self.echo)
    let (bytes, ending) = try await server.ask { client in
      client.send("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n")
      client.send([UInt8](repeating: 0, count: 1_000_000))
      return client.readToEnd()
    }
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("HTTP/1.1 413 "))
    #expect(ending == .closed)
  }

  @Test func `a peer is known by its address`() async throws {
    let server = try HTTPServer(answeringPeers: { _, peer in
      Reply(HTTPResponse(status: 200, body: Data("\(peer.address) \(peer.isLoopback)".utf8)))
    })
    let answer = try await server.ask { client in
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readResponse()
    }
    #expect(answer.hasSuffix("\r\n\r\n127.0.0.1 true"))
  }
}
