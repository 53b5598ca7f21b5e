import Foundation
import Models
import Persistence

/// The session of this device: in memory for use, in the secret store for the next launch. What is used was stored
/// before, unless the secret store can't be written; then it counts until the app ends.
public actor SessionStore {
  private static let key = "session"
  private let secrets: any SecretStore
  private let onUnstored: @Sendable (ServiceError) -> Void
  private var current: Session?
  /// Whether the present session has begun, but whoever asked for it has not taken it over yet.
  private var isProvisional = false
  /// Whether what the secret store has is older than what counts here, because it could not be written.
  private var isUnstored = false
  /// The tokens that the present session had before it was renewed.
  private var replacedTokens: Set<SessionToken> = []

  /// Makes a store; nothing is read yet.
  ///
  /// - Parameters:
  ///   - secrets: where the session is kept.
  ///   - onUnstored: told why the session can't be kept for the next launch, once until it can.
  public init(secrets: any SecretStore, onUnstored: @escaping @Sendable (ServiceError) -> Void = { _ in }) {
    self.secrets = secrets
    self.onUnstored = onUnstored
  }

  var session: Session? { current }

  func load() throws(ServiceError) -> StoredSession {
    try ServiceError.catchingStorage {
      current = nil
      isProvisional = false
      do {
        guard let data = try secrets.read(Self.key) else { return .none }
        let session = try JSONDecoder().decode(Session.self, from: data)
        current = session
        return .found(session.user)
      } catch  where error is DecodingError || error is UnreadableSecret {
        return try secrets.moveAside(Self.key).map { .setAside(name: $0) } ?? .none
      }
    }
  }

  /// Begins a session that counts, but isn't stored before `keep(_:)`: whoever asked may go before they take it over.
  func beginProvisionally(_ session: Session) throws(ServiceError) {
    guard !Task.isCancelled else { throw .cancelled }
    current = session
    replacedTokens = []
    isProvisional = true
  }

  /// Stores a session that has begun provisionally, if it is still there.
  func keep(_ id: User.ID) {
    guard isProvisional, let current, current.user.id == id else { return }
    begin(current)
  }

  /// Begins a session.
  func begin(_ session: Session) {
    isProvisional = false
    isUnstored = false
    keep { () throws(ServiceError) in try write(session) }
    current = session
    replacedTokens = []
  }

  /// The present session if it has the token, or had it before it was renewed; nil when the session with that token
  /// was ended.
  func session(of token: SessionToken) -> Session? {
    guard let current, current.token == token || replacedTokens.contains(token) else { return nil }
    return current
  }

  /// Takes a renewed session over, unless the one that was renewed is not the present one any more.
  ///
  /// - Returns: the session that counts now; nil when the one that was renewed has been ended.
  func renew(_ renewed: Session, replacing token: SessionToken) -> Session? {
    guard current?.token == token else { return session(of: token) }
    replace(with: renewed)
    replacedTokens.insert(token)
    return renewed
  }

  func update(_ user: User) {
    guard var session = current, session.user.id == user.id, session.user != user else { return }
    session.user = user
    replace(with: session)
  }

  /// Forgets the session in memory even if the secret store can't be written now.
  func end() throws(ServiceError) {
    current = nil
    isProvisional = false
    replacedTokens = []
    try ServiceError.catchingStorage { try secrets.remove(Self.key) }
  }

  /// Replaces the present session, in the secret store only where it still is: another run of the app may have signed
  /// out, and that must not be undone.
  private func replace(with session: Session) {
    current = session
    guard !isProvisional else { return }
    keep { () throws(ServiceError) in
      if !isUnstored { guard try storedUserID() == session.user.id else { return } }
      try write(session)
    }
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
