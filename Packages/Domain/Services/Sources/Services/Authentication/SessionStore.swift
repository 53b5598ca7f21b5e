import Foundation
import Models
import Persistence

/// The session of this device: in memory for use, in the secret store for the next launch. What is used was stored
/// before.
public actor SessionStore {
  private static let key = "session"
  private let secrets: any SecretStore
  private var current: Session?
  /// The tokens that the present session had before it was renewed.
  private var replacedTokens: Set<SessionToken> = []

  /// Makes a store; nothing is read yet.
  ///
  /// - Parameter secrets: where the session is kept.
  public init(secrets: any SecretStore) {
    self.secrets = secrets
  }

  var session: Session? { current }

  func load() throws(ServiceError) -> StoredSession {
    try ServiceError.catchingStorage {
      current = nil
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

  func begin(_ session: Session) throws(ServiceError) {
    try replace(with: session)
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
  func renew(_ renewed: Session, replacing token: SessionToken) throws(ServiceError) -> Session? {
    guard current?.token == token else { return session(of: token) }
    try replace(with: renewed)
    replacedTokens.insert(token)
    return renewed
  }

  func update(_ user: User) throws(ServiceError) {
    guard var session = current, session.user.id == user.id else { return }
    session.user = user
    try replace(with: session)
  }

  /// Forgets the session in memory even if the secret store can't be written now.
  func end() throws(ServiceError) {
    current = nil
    replacedTokens = []
    try ServiceError.catchingStorage { try secrets.remove(Self.key) }
  }

  private func replace(with session: Session) throws(ServiceError) {
    try ServiceError.catchingStorage { try secrets.write(JSONEncoder().encode(session), to: Self.key) }
    current = session
  }
}
