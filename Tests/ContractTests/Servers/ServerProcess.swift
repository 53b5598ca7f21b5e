import Foundation
import Networking
import NetworkingTestSupport
import Synchronization
import TestSupport
import TrellisKit

/// A server in a process of its own on a free port.
struct ServerProcess: Sendable {
  /// The command that starts it.
  let command: @Sendable (_ port: UInt16, _ data: URL) -> [String]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private final class State: Sendable {
    let hasEnded = Atomic(false)
  }

  /// Runs it on throwaway data for as long as the body takes.
  func run<Result>(_ body: (ContractServer) async throws -> Result) async throws -> Result {
    try await TemporaryFolder.with { try await run(data: $0.appending(path: "data"), body) }
  }

  /// Runs it for as long as the body takes.
  ///
  /// - Parameter data: the folder for its data, whose parent gets its log.
  func run<Result>(data: URL, _ body: (ContractServer) async throws -> Result) async throws -> Result {
    let log = data.deletingLastPathComponent().appending(path: "log")
    let port = try FreePort.find()
    guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw Failure(description: "No URL") }
    let server = ContractServer(url: url, transport: try SocketTransport.make(.patient))
    let process = ChildProcess(["sh", "-c", #"exec "$@" >>"$0" 2>&1"#, log.path] + command(port, data))
    let state = State()
    // It is cancelled, and waited for, when this returns.
    async let _ = follow(process, state)
    try await waitUntilHealthy(server, state, log: log)
    return try await body(server)
  }

  private func follow(_ process: ChildProcess, _ state: State) async throws {
    defer { state.hasEnded.store(true, ordering: .relaxed) }
    _ = try await process.follow(grace: .zero) { _ in }
  }

  private func waitUntilHealthy(_ server: ContractServer, _ state: State, log: URL) async throws {
    let request = HTTPRequest(method: .get, url: server.url.appending(path: "api/health"))
    let deadline = ContinuousClock.now.advanced(by: .seconds(600))
    while (try? await server.transport.send(request))?.status != 200 {
      let hasEnded = state.hasEnded.load(ordering: .relaxed)
      guard !hasEnded, ContinuousClock.now < deadline else {
        let output = try String(contentsOf: log, encoding: .utf8)
        throw Failure(description: "The server \(hasEnded ? "ended" : "doesn't answer").\n\(output)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
