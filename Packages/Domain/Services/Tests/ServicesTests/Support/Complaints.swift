import Services
import Synchronization

/// What a session store could not keep.
final class Complaints: Sendable {
  private let state = Mutex<[ServiceError]>([])

  var errors: [ServiceError] { state.withLock { $0 } }

  func add(_ error: ServiceError) {
    state.withLock { $0.append(error) }
  }
}
