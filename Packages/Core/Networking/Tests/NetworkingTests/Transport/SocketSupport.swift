import Foundation
import LoopbackServer
import Networking
import NetworkingTestSupport
import Testing

/// How a request ended.
enum Outcome: Equatable {
  case answer(status: Int, body: String)
  case failure(TransportError)

  static func answer(_ status: Int) -> Self { .answer(status: status, body: "") }
}

/// A transport with sockets of its own, and with timeouts that no busy machine reaches unless they are changed.
func makeSocketTransport(_ change: (inout SocketConfiguration) -> Void = { _ in }) throws -> any Transport {
  var configuration = SocketConfiguration.patient
  change(&configuration)
  return try SocketTransport.make(configuration)
}

extension SocketConfiguration {
  /// So short that a test can wait for it.
  static let shortTime = Duration.milliseconds(200)
}

extension Transport {
  /// How the request ends, which it must do within ten minutes, far more than anything here may take, also on a busy
  /// machine that lets it wait.
  func outcome(of request: HTTPRequest) async throws -> Outcome {
    try await withThrowingTaskGroup(of: Outcome.self) { group in
      group.addTask { await unboundedOutcome(of: request) }
      group.addTask {
        try await Task.sleep(for: .seconds(600))
        throw TooSlow()
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw TooSlow() }
      return first
    }
  }

  func outcome(of method: HTTPMethod = .get, _ url: URL) async throws -> Outcome {
    try await outcome(of: HTTPRequest(method: method, url: url))
  }

  private func unboundedOutcome(of request: HTTPRequest) async -> Outcome {
    do {
      let response = try await send(request)
      return .answer(status: response.status, body: String(decoding: response.body, as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }
}

struct TooSlow: Error {}

extension HTTPServer {
  /// A server that answers 200 with a text.
  static func saying(_ text: String, isRecording: Bool = false) throws -> HTTPServer {
    try HTTPServer(isRecording: isRecording) { _ in Reply(HTTPResponse(status: 200, body: Data(text.utf8))) }
  }

  /// A server that takes the same steps for every request.
  static func doing(_ steps: Reply.Step..., isRecording: Bool = false) throws -> HTTPServer {
    try HTTPServer(isRecording: isRecording) { _ in Reply(steps) }
  }
}
