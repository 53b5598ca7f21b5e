import Foundation
import Networking
import NetworkingTestSupport
import ToolsTestSupport
import TrellisKit

/// `trellis serve` as a process of its own, at a free port. It ends with the object at the latest.
final class RunningServer: Sendable {
  struct DidNotListen: Error {
    let output: String
  }

  let url: URL
  private let process: pid_t
  private let output: AsyncStream<Data>
  private let run: Task<ChildProcess.Ending, any Error>

  /// Starts a server, and waits until it listens.
  ///
  /// - Parameters:
  ///   - arguments: what follows `trellis serve`.
  ///   - signals: the names of the signals that it is started to ignore.
  static func start(_ arguments: String..., ignoring signals: String = "") async throws -> RunningServer {
    let script = "\(signals.isEmpty ? ":" : "trap '' \(signals)"); echo $$; exec \"$@\""
    let command = ["sh", "-c", script, "sh", TrellisExecutable.path, "serve", "--port", "0"] + arguments
    let (output, continuation) = AsyncStream.makeStream(of: Data.self)
    let run = Task {
      defer { continuation.finish() }
      return try await ChildProcess(command).follow { continuation.yield($0) }
    }
    do {
      return try await RunningServer(run, output)
    } catch {
      run.cancel()
      throw error
    }
  }

  private init(_ run: Task<ChildProcess.Ending, any Error>, _ output: AsyncStream<Data>) async throws {
    var text = ""
    for await part in output {
      text += String(decoding: part, as: UTF8.self)
      if text.count(where: { $0 == "\n" }) == 2 { break }
    }
    guard let match = text.wholeMatch(of: /(\d+)\nListening on (.+)\n/), let process = pid_t(match.1),
      let url = URL(string: String(match.2))
    else { throw DidNotListen(output: text) }
    (self.url, self.process, self.output, self.run) = (url, process, output, run)
  }

  deinit {
    run.cancel()
  }

  /// Sends a request, and returns the answer of the socket.
  func send(
    _ method: HTTPMethod, _ path: String, headers: HTTPHeaders = [:], body: String? = nil
  ) async throws -> HTTPResponse {
    let transport = try SocketTransport.make(.patient)
    let request = HTTPRequest(
      method: method, url: url.appending(path: path), headers: headers, body: body.map { Data($0.utf8) })
    return try await transport.send(request)
  }

  /// Sends a signal.
  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Sends a signal, and returns how it ended and what was written after the first line.
  func end(_ signal: Int32) async throws -> (ending: ChildProcess.Ending, output: String) {
    send(signal)
    var rest = Data()
    for await part in output { rest += part }
    return (try await run.value, String(decoding: rest, as: UTF8.self))
  }
}
