import Backend
import CompositionTestSupport
import Networking
import NetworkingTestSupport
import Synchronization

/// A real backend whose answers to validating a session can be held up, and replaced.
final class SessionAnswers: Transport {
  private struct State {
    var refreshAnswer: HTTPResponse?
    var gate: Gate?
    var answer: @Sendable (HTTPRequest) -> HTTPResponse? = { _ in nil }
    var paths: [String] = []
  }

  private let backend = EmbeddedBackend(location: .memory, passwordCost: .quick)
  private let state = Mutex(State())

  /// The status of every answer to validating a session; nil or 200 for the backend's own answers.
  var refreshStatus: Int? {
    get { refreshAnswer?.status }
    set { refreshAnswer = newValue.flatMap { $0 == 200 ? nil : .refusal($0) } }
  }

  /// Every answer to validating a session; nil for the backend's own answers.
  var refreshAnswer: HTTPResponse? {
    get { state.withLock(\.refreshAnswer) }
    set { state.withLock { $0.refreshAnswer = newValue } }
  }

  /// Makes the answer to a request in the backend's place; nil leaves it to the backend.
  var answer: @Sendable (HTTPRequest) -> HTTPResponse? {
    get { state.withLock(\.answer) }
    set { state.withLock { $0.answer = newValue } }
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
    if let replacement = answer(request) { return replacement }
    guard path.hasSuffix("/auth-refresh") else { return try await backend.send(request) }
    await gate?.pass()
    if let refreshAnswer { return refreshAnswer }
    return try await backend.send(request)
  }
}
