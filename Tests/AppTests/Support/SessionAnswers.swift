import Backend
import CompositionTestSupport
import Foundation
import Networking
import Synchronization

/// A real backend whose answers to validating a session can be held up, and replaced by a status.
final class SessionAnswers: Transport {
  private struct State {
    var refreshStatus: Int?
    var gate: Gate?
    var paths: [String] = []
  }

  private let backend = EmbeddedBackend(location: .memory, passwordCost: .quick)
  private let state = Mutex(State())

  /// The status of every answer to validating a session; nil or 200 for the backend's own answers.
  var refreshStatus: Int? {
    get { state.withLock(\.refreshStatus) }
    set { state.withLock { $0.refreshStatus = newValue } }
  }

  /// What questions whether a session is valid have to pass; nil when nothing holds them up.
  var gate: Gate? {
    get { state.withLock(\.gate) }
    set { state.withLock { $0.gate = newValue } }
  }

  /// What was asked for since this was last asked, in order.
  func takePaths() -> [String] {
    state.withLock { state in
      defer { state.paths = [] }
      return state.paths
    }
  }

  func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    let path = request.url.path()
    state.withLock { $0.paths.append(path) }
    guard path.hasSuffix("/auth-refresh") else { return try await backend.send(request) }
    await gate?.pass()
    guard let refreshStatus, refreshStatus != 200 else { return try await backend.send(request) }
    return HTTPResponse(
      status: refreshStatus, headers: ["Content-Type": "application/json"],
      body: Data(#"{"status": \#(refreshStatus), "message": "Made up.", "data": {}}"#.utf8))
  }
}
