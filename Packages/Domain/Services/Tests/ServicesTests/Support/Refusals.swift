import Models
import Synchronization

/// Whose sessions turned out to have ended.
final class Refusals: Sendable {
  private let state = Mutex<[User.ID]>([])

  var all: [User.ID] { state.withLock { $0 } }

  func add(_ id: User.ID) {
    state.withLock { $0.append(id) }
  }
}
