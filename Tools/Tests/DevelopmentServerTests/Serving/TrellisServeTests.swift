import Foundation
import Networking
import Testing

@Suite struct TrellisServeTests {
  @Test func `the backend answers on a socket until it is interrupted`() async throws {
    let server = try await RunningServer.start()
    let answer = try await server.send(.get, "api/health")
    #expect(answer.status == 200)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("API is healthy."))
    let (code, output) = try await server.end(SIGINT)
    #expect(code == 0)
    #expect(output.wholeMatch(of: /GET \/api\/health 200 \d+ ms\n/) != nil)
  }

  @Test func `a request to end is no failure`() async throws {
    let server = try await RunningServer.start("--quiet")
    _ = try await server.send(.get, "api/health")
    let (code, output) = try await server.end(SIGTERM)
    #expect(code == 0)
    #expect(output.isEmpty)
  }

  @Test func `the demo account can sign in, and the log doesn't tell how`() async throws {
    let server = try await RunningServer.start()
    let answer = try await server.send(
      .post, "api/collections/users/auth-with-password", headers: ["Content-Type": "application/json"],
      body: #"{"identity":"demo@trellis.example","password":"trellis-demo"}"#)
    #expect(answer.status == 200)
    let (_, output) = try await server.end(SIGTERM)
    #expect(!output.contains("trellis-demo"))
    #expect(!output.contains("demo@"))
  }

  @Test func `faults come from the command line and from requests`() async throws {
    let server = try await RunningServer.start("--fault", "status=418@/api/health", "--fault", "not-json")
    #expect(try await server.send(.get, "api/health").status == 418)
    #expect(try await server.send(.get, "api/other").body == Data("Everything is fine.".utf8))
    let asked = try await server.send(.get, "api/health", headers: ["X-Trellis-Fault": "unavailable=7"])
    #expect(asked.status == 503)
    #expect(asked.headers["Retry-After"] == "7")
    _ = try await server.end(SIGTERM)
  }

  @Test func `what is kept in a folder is there for the next server`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-serve-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let account = #"{"email":"a@b.example","password":"long enough","passwordConfirm":"long enough"}"#
    let json: HTTPHeaders = ["Content-Type": "application/json"]
    let first = try await RunningServer.start("--data", folder.path)
    #expect(
      try await first.send(.post, "api/collections/users/records", headers: json, body: account).status == 200
    )
    _ = try await first.end(SIGTERM)
    let second = try await RunningServer.start("--data", folder.path)
    #expect(
      try await second.send(.post, "api/collections/users/records", headers: json, body: account).status
        == 400)
    _ = try await second.end(SIGTERM)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.appending(path: "backend.sqlite").path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a port that is in use is told with what to do`() async throws {
    let server = try await RunningServer.start()
    let port = try #require(server.url.port)
    let run = try await TrellisExecutable.run(["serve", "--port", "\(port)"])
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("trellis serve: Port \(port) is in use."))
    #expect(run.errors.contains("--port"))
    #expect(run.output.isEmpty)
    _ = try await server.end(SIGTERM)
  }

  @Test(arguments: [
    ["serve", "--prot", "1"], ["serve", "--fault", "nonsense"], ["serve", "--host", "0.0.0.0"],
    ["serve", "--host", "nowhere"], ["serve", "--list-faults", "x"],
  ])
  func `wrong usage ends with 2 and says what is wrong`(arguments: [String]) async throws {
    let run = try await TrellisExecutable.run(arguments)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("trellis serve: "))
  }

  @Test(arguments: [
    (["--help"], "Usage: trellis COMMAND"), ([], "Usage: trellis COMMAND"),
    (["serve", "--help"], "Usage: trellis serve"), (["--version"], "0.1.0\n"),
    (["serve", "--list-faults"], "delay=MILLISECONDS"),
  ])
  func `it says how it is used`(arguments: [String], start: String) async throws {
    let run = try await TrellisExecutable.run(arguments)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix(start))
    #expect(run.errors.isEmpty)
  }
}
