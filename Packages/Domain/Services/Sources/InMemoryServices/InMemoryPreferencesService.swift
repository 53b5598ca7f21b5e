import Models
import Services
import Synchronization

/// Preferences in memory, for tests and previews.
public final class InMemoryPreferencesService: PreferencesService {
  private struct State {
    var device: StoredPreferences?
    var server: Preferences?
  }

  private let state: Mutex<State>
  /// What every call to the server fails with.
  public let failures = Failures()
  /// What every call to the device fails with.
  public let deviceFailures = Failures()

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - device: what is on the device.
  ///   - server: what is on the server.
  public init(device: StoredPreferences? = nil, server: Preferences? = nil) {
    state = Mutex(State(device: device, server: server))
  }

  /// What is on the device now.
  public var device: StoredPreferences? { state.withLock(\.device) }
  /// What is on the server now.
  public var server: Preferences? { state.withLock(\.server) }

  /// What is on the device.
  public func stored() async throws(ServiceError) -> StoredPreferences? {
    try deviceFailures.check()
    return device
  }

  /// Puts preferences on the device.
  public func store(_ preferences: StoredPreferences) async throws(ServiceError) {
    try deviceFailures.check()
    state.withLock { $0.device = preferences }
  }

  /// What is on the server.
  public func fetch() async throws(ServiceError) -> Preferences? {
    try failures.check()
    return server
  }

  /// Puts preferences on the server.
  public func send(_ preferences: Preferences) async throws(ServiceError) {
    try failures.check()
    state.withLock { $0.server = preferences }
  }

  /// Takes preferences off the device.
  public func forget() async throws(ServiceError) {
    try deviceFailures.check()
    state.withLock { $0.device = nil }
  }
}
