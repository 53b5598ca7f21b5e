import Foundation
import Models
import Persistence

/// The session of this device in the secret store, which is used on a queue: some wait for a disc.
actor SessionFile {
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private static let key = "session"
  private let executor = QueueExecutor(label: "session")
  private let secrets: any SecretStore
  private let onUnstored: @Sendable (ServiceError) -> Void
  /// Whether what the secret store has is older than what counts, because it could not be written.
  private var isUnstored = false

  init(secrets: any SecretStore, onUnstored: @escaping @Sendable (ServiceError) -> Void) {
    self.secrets = secrets
    self.onUnstored = onUnstored
  }

  /// What the secret store turned out to have.
  enum Content: Sendable {
    case absent
    case found(Session)
    case setAside(name: String)
  }

  func load() throws(ServiceError) -> Content {
    try ServiceError.catchingStorage {
      do {
        guard let data = try secrets.read(Self.key) else { return .absent }
        return .found(try JSONDecoder().decode(Session.self, from: data))
      } catch  where error is DecodingError || error is UnreadableSecret {
        return try secrets.moveAside(Self.key).map { .setAside(name: $0) } ?? .absent
      }
    }
  }

  /// Keeps a session that has begun.
  func begin(_ session: Session) {
    isUnstored = false
    keep { () throws(ServiceError) in try write(session) }
  }

  /// Keeps what a session has become, only where it still is: another run of the app may have signed out, and that must
  /// not be undone.
  func replace(with session: Session) {
    keep { () throws(ServiceError) in
      if !isUnstored { guard try storedUserID() == session.user.id else { return } }
      try write(session)
    }
  }

  func remove() throws(ServiceError) {
    try ServiceError.catchingStorage { try secrets.remove(Self.key) }
  }

  private func keep(_ write: () throws(ServiceError) -> Void) {
    do {
      try write()
      isUnstored = false
    } catch {
      if !isUnstored { onUnstored(error) }
      isUnstored = true
    }
  }

  private func storedUserID() throws(ServiceError) -> User.ID? {
    try ServiceError.catchingStorage {
      try secrets.read(Self.key).flatMap { try? JSONDecoder().decode(Session.self, from: $0).user.id }
    }
  }

  private func write(_ session: Session) throws(ServiceError) {
    try ServiceError.catchingStorage { try secrets.write(JSONEncoder().encode(session), to: Self.key) }
  }
}
