import Foundation
import Models
import Networking

/// Gives requests the token of the present session and renews it, once for all, when the server refuses it.
public struct SessionAuthentication: Authentication {
  private let store: SessionStore
  private let baseURL: URL
  private let transport: any Transport
  private let onRefusal: @Sendable (User.ID) -> Void
  private let renewals: SharedRenewal<SessionToken, Session>

  /// Makes the hook for an `APIClient`.
  ///
  /// - Parameters:
  ///   - store: where the session is.
  ///   - baseURL: the server, as for the client itself.
  ///   - transport: carries the requests for renewing, which are not intercepted themselves.
  ///   - clock: measures how long renewing takes (30 s at most) and for how long a failure counts (10 s). Real time even
  ///     where the app's own is virtual, since the work that is measured is real.
  ///   - onRefusal: told whose session the server has ended, when a request of theirs turned out to be refused and the
  ///     token could not be renewed. It is for whoever is told to forget the session.
  public init(
    store: SessionStore, baseURL: URL, transport: any Transport,
    clock: any Clock<Duration> = ContinuousClock(),
    onRefusal: @escaping @Sendable (User.ID) -> Void = { _ in }
  ) {
    self.store = store
    self.baseURL = baseURL
    self.transport = transport
    self.onRefusal = onRefusal
    renewals = SharedRenewal(timeout: .seconds(30), failureLifetime: .seconds(10), clock: clock)
  }

  /// The token of the present session.
  public func credentials() async -> Credentials? {
    await store.session?.credentials
  }

  /// The present token if it is another one by now, or else a renewed one; nil when the server ends the session.
  ///
  /// - Throws: `.cancelled` when the session of the refused token was ended meanwhile; a request of somebody who has
  ///   signed out is never repeated as somebody else's. Any other error is no refusal.
  public func renewedCredentials(after refused: Credentials) async throws(NetworkError) -> Credentials? {
    let token = SessionToken(refused.token)
    let session = try await present(token)
    guard session.token == token else { return session.credentials }
    do {
      return try await renewals.renewed(token, by: renewal(of: token)).credentials
    } catch .rejected(let rejection) where rejection.endsSession {
      onRefusal(session.user.id)
      return nil
    }
  }

  /// Asks the server for a new token and the person's record, and stores both, or waits for those who do already.
  func validated(_ session: Session) async throws(ServiceError) -> Session {
    do {
      return try await renewals.renewed(session.token, asksAgain: true, by: renewal(of: session.token))
    } catch .rejected(let rejection) where rejection.endsSession {
      throw .sessionEnded
    } catch {
      throw ServiceError(error)
    }
  }

  private func renewal(
    of token: SessionToken
  ) -> @Sendable () async throws(NetworkError) -> Session {
    { () async throws(NetworkError) in try await renew(token) }
  }

  /// When another renewal of the same session was quicker, what that one brought counts.
  private func renew(_ token: SessionToken) async throws(NetworkError) -> Session {
    let session = try await present(token)
    guard session.token == token else { return session }
    let answer: Session
    do {
      answer = try await refreshed(session)
    } catch .rejected(let rejection) where rejection.endsSession {
      let present = try await present(token)
      guard present.token != token else { throw .rejected(rejection) }
      return present
    }
    guard let present = await store.renew(answer, replacing: token) else { throw .cancelled }
    return present
  }

  /// The session that has the token or had it before.
  private func present(_ token: SessionToken) async throws(NetworkError) -> Session {
    guard let session = await store.session(of: token) else { throw .cancelled }
    return session
  }

  private func refreshed(_ session: Session) async throws(NetworkError) -> Session {
    // The client that asks for a renewal was made for the same address, so it's one.
    guard
      let client = try? APIClient(
        baseURL: baseURL, transport: transport, authentication: FixedCredentials(session.credentials))
    else { throw .invalidRequest }
    let renewed: Session
    do {
      renewed = try await client.send(.refresh).session(knownEmail: session.user.email)
    } catch .rejected(let rejection) where !rejection.endsSession && !rejection.mayPass {
      // The one that answers doesn't know how to renew; it isn't the server of this API.
      throw .unreadableResponse
    }
    guard renewed.user.id == session.user.id else { throw .unreadableResponse }
    return renewed
  }
}

private struct FixedCredentials: Authentication {
  private let fixed: Credentials
  init(_ fixed: Credentials) { self.fixed = fixed }
  func credentials() async -> Credentials? { fixed }
  func renewedCredentials(after refused: Credentials) async throws(NetworkError) -> Credentials? { nil }
}

extension Session {
  fileprivate var credentials: Credentials { Credentials(token: token.secret, account: user.id) }
}

extension ServerRejection {
  /// Whether this answer to a request for renewing says that there is nothing to renew.
  fileprivate var endsSession: Bool { status == 401 || status == 403 }
}

extension APIRequest<AuthenticatedRecord> {
  fileprivate static var refresh: Self {
    APIRequest(.post, ["api", "collections", "users", "auth-refresh"], isAuthenticated: true)
  }
}
