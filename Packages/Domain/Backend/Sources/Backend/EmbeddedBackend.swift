import Networking
import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The server of the app, in process: PocketBase's public REST API for accounts and preferences, kept in SQLite.
///
/// It serves the paths below `/api/`; the host of a request is ignored. Requests are independent of each other and
/// can come from anywhere. Nothing happens before the first one: that opens the database and sets it up.
///
/// See <https://pocketbase.io/docs/api-records/> for the API.
public actor EmbeddedBackend: Transport {
  /// A queue of the backend's own, because its work waits for the disc and for other processes.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  let hasher: PasswordHasher
  let tokenLifetime: Duration
  let now: @Sendable () -> Date

  private let executor = QueueExecutor(label: "backend")
  private let location: SQLiteDatabase.Location
  private let disc: Disc
  private let demoAccount: DemoAccount?
  private let report: @Sendable (BackendEvent) -> Void
  private var openStore: Store?
  private var isReady = false
  private var preparation: Task<Void, any Error>?

  /// Makes a backend.
  ///
  /// - Parameters:
  ///   - location: where the database lives. A file is made when it is missing, and moved aside when it is damaged.
  ///   - disc: what the file is on.
  ///   - passwordCost: how much work it takes to try one password.
  ///   - demoAccount: an account that is added when it is missing, together with a user named Grace Hopper.
  ///   - tokenLifetime: how long a token is valid after it was handed out.
  ///   - now: the present date.
  ///   - report: is told of what no answer tells.
  public init(
    location: SQLiteDatabase.Location,
    disc: Disc = Disc(),
    passwordCost: PasswordCost = .recommended,
    demoAccount: DemoAccount? = .standard,
    tokenLifetime: Duration = .seconds(7 * 24 * 60 * 60),
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (BackendEvent) -> Void = { _ in }
  ) {
    self.location = location
    self.disc = disc
    self.demoAccount = demoAccount
    self.tokenLifetime = tokenLifetime
    self.now = now
    self.report = report
    hasher = PasswordHasher(cost: passwordCost)
  }

  // The database is closed with it, which takes as long as writing.
  isolated deinit {}

  /// Serves a request.
  ///
  /// - Parameter request: of its URL only path and query count.
  /// - Returns: the answer, refusals included.
  /// - Throws: `TransportError.cancelled` and nothing else.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    var response = await answer(request)
    guard !Task.isCancelled else { throw .cancelled }
    if request.method == .head { response.body = Data() }
    return response
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let path = request.url.path(percentEncoded: true)
    do {
      guard let route = Route(request.method, path: path) else { throw Refusal.notFound }
      try await prepare()
      return try await serve(route, request)
    } catch let refusal as Refusal {
      return .refusal(refusal)
    } catch {
      // The caller of a request that was cancelled gets no answer at all, and nothing is wrong.
      if !(error is CancellationError) {
        report(.requestFailed(request: "\(request.method.rawValue) \(path)", reason: "\(error)"))
      }
      // The next request opens the database anew, and finds out what is left of it.
      if case SQLiteError.damaged = error { (openStore, isReady) = (nil, false) }
      return .refusal(.serverFault)
    }
  }

  /// What the backend keeps.
  func store() throws -> Store {
    if let openStore { return openStore }
    let store = try DatabaseOpening(location: location, disc: disc, report: report).open()
    openStore = store
    return store
  }

  /// Opens the database and adds the demo account where it is missing. Who comes meanwhile waits as well.
  private func prepare() async throws {
    guard !isReady else { return }
    let preparation = self.preparation ?? Task { try await seed() }
    self.preparation = preparation
    try await preparation.value
  }

  private func seed() async throws {
    defer { preparation = nil }
    let store = try store()
    if let demoAccount {
      let isThere = try store.users.account(email: demoAccount.email) != nil
      // Nobody has to guess this password, and a launch is no time for costly work; the first sign-in renews it.
      let hash = isThere ? nil : try PasswordHash(of: demoAccount.password, cost: .quick)
      try store.add(demoAccount, hash, at: now())
    }
    isReady = true
  }
}
