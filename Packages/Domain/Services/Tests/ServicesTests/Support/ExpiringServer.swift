import Models
import Networking
import Synchronization

/// A server that takes one token at a time and remembers what requests with that one have done.
final class ExpiringServer: Sendable {
  private struct State {
    var generation = 1
    var effects: [String] = []
    var refreshes = 0
  }

  private let state = Mutex(State())

  /// The paths of the requests that were let in, in order.
  var effects: [String] { state.withLock(\.effects) }
  var refreshes: Int { state.withLock(\.refreshes) }

  func expire() {
    state.withLock { $0.generation += 1 }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    state.withLock { state in
      if request.url.path().hasSuffix("auth-refresh") {
        state.refreshes += 1
        return .session(.of(token: "token\(state.generation)"))
      }
      guard request.headers["Authorization"] == "Bearer token\(state.generation)" else {
        return .refusal(401)
      }
      state.effects.append(request.url.lastPathComponent)
      return HTTPResponse(status: 204)
    }
  }
}
