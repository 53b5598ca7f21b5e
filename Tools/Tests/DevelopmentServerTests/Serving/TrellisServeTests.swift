import Foundation
import Networking
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite(.bounded) struct `trellis serve` {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `the backend answers on a socket until a signal ends it, which is no failure`(
    signal: Int32
  ) async throws {
    let server = try await RunningServer.start()
    let answer = try await server.send(.get, "api/health")
    #expect(answer.status == 200)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("API is healthy."))
    let (ending, output) = try await server.end(signal)
    #expect(ending == .code(0))
    #expect(output.wholeMatch(of: /GET \/api\/health 200 \d+ ms\n/) != nil)
  }

  @Test func `an interrupt that is ignored, as of what a shell starts in the background, stays so`()
    async throws
  {
    let server = try await RunningServer.start("--quiet", ignoring: "INT")
    server.send(SIGINT)
    #expect(try await server.send(.get, "api/health").status == 200)
    let (ending, output) = try await server.end(SIGTERM)
    #expect(ending == .code(0))
    #expect(output.isEmpty)
  }

  @Test func `the demo account can sign in, and the log doesn't tell how`() async throws {
    let server = try await RunningServer.start()
    let answer = try await server.send(
      .post, "api/collections/users/auth-with-password", headers: ["Content-Type": "application/json"],
      body: #"{"identity":"demo@app.example","password":"demo-account"}"#)
    #expect(answer.status == 200)
    let (_, output) = try await server.end(SIGTERM)
    #expect(!output.contains("demo-account"))
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
    let folder = try TemporaryFolder()
    let account = #"{"email":"a@b.example","password":"long enough","passwordConfirm":"long enough"}"#
    let json: HTTPHeaders = ["Content-Type": "application/json"]
    let first = try await RunningServer.start("--data", folder.path("data"))
    #expect(
      try await first.send(.post, "api/collections/users/records", headers: json, body: account).status == 200
    )
    _ = try await first.end(SIGTERM)
    let second = try await RunningServer.start("--data", folder.path("data"))
    #expect(
      try await second.send(.post, "api/collections/users/records", headers: json, body: account).status
        == 400)
    _ = try await second.end(SIGTERM)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.path("data/backend.sqlite"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a port that is in use is told with what to do`() async throws {
    let server = try await RunningServer.start()
    let port = try #require(server.url.port)
    let run = try await TrellisExecutable.run(["serve", "--port", "\(port)"])
    #expect(run.code == 2)
    #expect(run.errorText.hasPrefix("trellis serve: Port \(port) is in use."))
    #expect(run.errorText.contains("--port"))
    #expect(run.text.isEmpty)
    _ = try await server.end(SIGTERM)
  }

  @Test(arguments: [
    ["serve", "--prot", "1"], ["serve", "--fault", "nonsense"], ["serve", "--host", "0.0.0.0"],
    ["serve", "--host", "nowhere"], ["serve", "--list-faults", "x"],
  ])
  func `wrong usage ends with 64 and says what is wrong`(arguments: [String]) async throws {
    let run = try await TrellisExecutable.run(arguments)
    #expect(run.code == 64)
    #expect(run.text.isEmpty)
    #expect(run.errorText.hasPrefix("trellis serve: "))
  }

  @Test(arguments: [
    (["--help"], "Usage: trellis COMMAND"), ([], "Usage: trellis COMMAND"),
    (["serve", "--help"], "Usage: trellis serve"), (["--version"], "0.1.0\n"),
    (["serve", "--list-faults"], "delay=MILLISECONDS"),
  ])
  func `it says how it is used`(arguments: [String], start: String) async throws {
    let run = try await TrellisExecutable.run(arguments)
    #expect(run.code == 0)
    #expect(run.text.hasPrefix(start))
    #expect(run.errorText.isEmpty)
  }
}
