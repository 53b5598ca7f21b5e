import Composition
import Models
import Persistence

/// The session of this device: in memory for use, in the secret store for the next launch. A renewed one counts at once and
/// is stored meanwhile; one that has begun counts for those who wait for that when it is stored. Where the secret store
/// can't be written, the session counts until the app ends.
public actor SessionStore {
  private let file: SessionFile
  private var current: Session?
  /// Whether the present session has begun, but whoever asked for it has not taken it over yet.
  private var isProvisional = false
  /// The tokens that the present session had before it was renewed.
  private var replacedTokens: Set<SessionToken> = []
  private var last: Task<Void, Never>?

  /// Makes a store; nothing is read yet.
  ///
  /// - Parameters:
  ///   - secrets: where the session is kept.
  ///   - onUnstored: told why the session can't be kept for the next launch, once until it can.
  public init(secrets: any SecretStore, onUnstored: @escaping @Sendable (ServiceError) -> Void = { _ in }) {
    file = SessionFile(secrets: secrets, onUnstored: onUnstored)
  }

  var session: Session? { current }

  /// Returns when the secret store has what counts, or can't be written.
  public func finishSaving() async {
    await last?.value
  }

  func load() async throws(ServiceError) -> StoredSession {
    current = nil
    isProvisional = false
    let loading = begin { file async throws(ServiceError) in try await file.load() }
    switch try await loading.value.get() {
    case .found(let session):
      current = session
      return .found(session.user)
    case .absent: return .none
    case .setAside(let name): return .setAside(name: name)
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
  func keep(_ id: User.ID) async {
    guard isProvisional, let current, current.user.id == id else { return }
    await begin(current)
  }

  /// Begins a session, and returns when it is stored or can't be.
  func begin(_ session: Session) async {
    isProvisional = false
    current = session
    replacedTokens = []
    _ = await begin { await $0.begin(session) }.value
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
  func end() async throws(ServiceError) {
    current = nil
    isProvisional = false
    replacedTokens = []
    try await begin { file async throws(ServiceError) in try await file.remove() }.value.get()
  }

  private func replace(with session: Session) {
    current = session
    guard !isProvisional else { return }
    _ = begin { await $0.replace(with: session) }
  }

  /// Begins work with the file, to be done after all that was begun before.
  private func begin<Success: Sendable>(
    _ work: @escaping @Sendable (SessionFile) async throws(ServiceError) -> Success
  ) -> Task<Result<Success, ServiceError>, Never> {
    let monitor = IdleMonitor.current
    monitor?.begin()
    let task = Task { [file, last] in
      await last?.value
      defer { monitor?.end() }
      do throws(ServiceError) {
        return Result<Success, ServiceError>.success(try await work(file))
      } catch {
        return .failure(error)
      }
    }
    last = Task { _ = await task.value }
    return task
  }
}
