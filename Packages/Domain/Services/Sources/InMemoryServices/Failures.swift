import Services
import Synchronization

/// What an in-memory service fails with, to be set by a test or a preview.
public final class Failures: Sendable {
  private let next = Mutex<ServiceError?>(nil)

  /// Makes a service that does not fail.
  public init() {}

  /// What every call fails with; nil when calls succeed.
  public var error: ServiceError? {
    get { next.withLock { $0 } }
    set { next.withLock { $0 = newValue } }
  }

  func check() throws(ServiceError) {
    if let error { throw error }
  }
}
