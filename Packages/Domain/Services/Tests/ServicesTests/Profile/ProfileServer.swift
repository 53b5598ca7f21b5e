import Foundation
import Models
import Networking
import NetworkingTestSupport
import Synchronization

@testable import Services

/// A server with the record of one person.
final class ProfileServer: Sendable {
  enum Outcome: Sendable {
    case success
    case failure(TransportError)
    case status(Int)
    /// The change is made, and the connection breaks before the answer.
    case answerLost
  }

  private struct State {
    var user: User
    var reading = Outcome.success
    var writing = Outcome.success
    var cachedAt: Date?
    var afterNextChange: (@Sendable (inout User) -> Void)?
  }

  private let state: Mutex<State>

  init() {
    state = Mutex(State(user: Session.of().user))
  }

  var user: User {
    get { state.withLock(\.user) }
    set { state.withLock { $0.user = newValue } }
  }

  /// What comes of asking for the record.
  var reading: Outcome {
    get { state.withLock(\.reading) }
    set { state.withLock { $0.reading = newValue } }
  }

  /// What comes of changing it.
  var writing: Outcome {
    get { state.withLock(\.writing) }
    set { state.withLock { $0.writing = newValue } }
  }

  /// From when answers are that a cache gives in place of the server.
  var cachedAt: Date? {
    get { state.withLock(\.cachedAt) }
    set { state.withLock { $0.cachedAt = newValue } }
  }

  /// What happens elsewhere right after the next change.
  var afterNextChange: (@Sendable (inout User) -> Void)? {
    get { state.withLock(\.afterNextChange) }
    set { state.withLock { $0.afterNextChange = newValue } }
  }

  func isReachable(_ isReachable: Bool) {
    reading = isReachable ? .success : .failure(.unreachable)
    writing = reading
  }

  func answer(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    // A session that this server does not accept is not renewed either.
    if request.method == .post { return .refusal(401) }
    let outcome = request.method == .get ? reading : writing
    switch outcome {
    case .failure(let error): throw error
    case .status(let status): return .refusal(status)
    case .success, .answerLost: break
    }
    if let body = request.body, let changes = try? JSONDecoder().decode(ProfileChanges.self, from: body) {
      state.withLock { state in
        state.user = state.user.applying(changes)
        state.afterNextChange?(&state.user)
        state.afterNextChange = nil
      }
    }
    if case .answerLost = outcome { throw .unreachable }
    var response = HTTPResponse.user(user)
    if request.method == .get { response.asOf = cachedAt }
    return response
  }
}
