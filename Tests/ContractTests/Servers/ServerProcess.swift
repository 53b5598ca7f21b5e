import Foundation
import Networking

/// A server in a process of its own on a free port, with throwaway data.
struct ServerProcess: Sendable {
  /// The command that starts it.
  let command: @Sendable (_ port: UInt16, _ data: URL) -> [String]
  /// Is told where its data will be before it starts.
  var prepare: @Sendable (_ data: URL) throws -> Void = { _ in }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs it for as long as the body takes.
  func run<Result>(_ body: (ContractServer) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (data, log) = (folder.appending(path: "data"), folder.appending(path: "log"))
    try prepare(data)
    let port = try FreePort.find()
    guard let url = URL(string: "http://127.0.0.1:\(port)") else {
      throw Failure(description: "There is no URL.")
    }
    let process = try ChildProcess(command(port, data), log: log)
    defer { process.end() }
    do {
      let server = ContractServer(url: url, transport: try SocketTransport.make(SocketConfiguration()))
      try await waitUntilHealthy(server, process)
      return try await body(server)
    } catch let error as Failure {
      throw Failure(
        description: error.description + "\n" + ((try? String(contentsOf: log, encoding: .utf8)) ?? ""))
    }
  }

  private func waitUntilHealthy(_ server: ContractServer, _ process: ChildProcess) async throws {
    let request = HTTPRequest(method: .get, url: server.url.appending(path: "api/health"))
    let deadline = ContinuousClock.now.advanced(by: .seconds(60))
    while (try? await server.transport.send(request))?.status != 200 {
      guard !process.hasEnded else { throw Failure(description: "The server ended while it started.") }
      guard ContinuousClock.now < deadline else { throw Failure(description: "The server doesn't answer.") }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
