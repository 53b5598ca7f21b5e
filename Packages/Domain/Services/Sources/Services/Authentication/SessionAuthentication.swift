import Foundation
import Models
import Networking

/// Gives requests the token of the present session and renews it when the server refuses it.
public struct SessionAuthentication: Authentication {
  private let store: SessionStore
  private let baseURL: URL
  private let transport: any Transport

  /// Makes the hook for an `APIClient`.
  ///
  /// - Parameters:
  ///   - store: where the session is.
  ///   - baseURL: the server, as for the client itself.
  ///   - transport: carries the requests for renewing, which are not intercepted themselves.
  public init(store: SessionStore, baseURL: URL, transport: any Transport) {
    self.store = store
    self.baseURL = baseURL
    self.transport = transport
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
    guard let session = await store.session(of: token) else { throw .cancelled }
    guard session.token == token else { return session.credentials }
    do {
      return try await renew(session).credentials
    } catch .refused {
      return nil
    } catch .cancelled {
      throw .cancelled
    } catch .maintenance {
      throw .rejected(ServerRejection(status: 503))
    } catch {
      throw .unreachable
    }
  }

  /// Asks the server for a new token and the person's record, and stores both. When another renewal of the same
  /// session was quicker, what that one brought counts.
  func renew(_ session: Session) async throws(ServiceError) -> Session {
    let present: Session?
    do {
      present = try await store.renew(refreshed(session), replacing: session.token)
    } catch .refused(let message) {
      present = await store.session(of: session.token)
      if present?.token == session.token { throw .refused(message: message) }
    }
    guard let present else { throw .cancelled }
    return present
  }

  private func refreshed(_ session: Session) async throws(ServiceError) -> Session {
    do {
      let client = try APIClient(
        baseURL: baseURL, transport: transport, authentication: FixedCredentials(session.credentials))
      let renewed = try await client.send(.refresh).session(knownEmail: session.user.email)
      guard renewed.user.id == session.user.id else { throw NetworkError.unreadableResponse }
      return renewed
    } catch let error as NetworkError where error.endsSession {
      throw .refused(message: "Your session has ended. Sign in again.")
    } catch let error as NetworkError {
      throw ServiceError(error)
    } catch {
      throw .networkTrouble(message: "\(error)")
    }
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

extension NetworkError {
  /// Whether this answer to a request for renewing says that there is nothing to renew.
  fileprivate var endsSession: Bool {
    guard case .rejected(let rejection) = self else { return false }
    return [400, 401, 403].contains(rejection.status)
  }
}

extension APIRequest<AuthenticatedRecord> {
  fileprivate static var refresh: Self {
    APIRequest(.post, ["api", "collections", "users", "auth-refresh"], isAuthenticated: true)
  }
}
