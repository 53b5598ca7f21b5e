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
  public func token() async -> String? {
    await store.session?.token.secret
  }

  /// The present token if it is another one by now, or else a renewed one; nil when the server ends the session.
  public func renewedToken(after refused: String) async throws(NetworkError) -> String? {
    guard let session = await store.session else { return nil }
    guard session.token.secret == refused else { return session.token.secret }
    do {
      return try await renew(session).token.secret
    } catch .refused, .storage, .invalid {
      return nil
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .unreachable
    }
  }

  /// Asks the server for a new token and the person's record, and stores both.
  func renew(_ session: Session) async throws(ServiceError) -> Session {
    let renewed: Session
    do {
      let client = try APIClient(
        baseURL: baseURL, transport: transport, authentication: FixedToken(secret: session.token.secret))
      renewed = try await client.send(.refresh).session
    } catch let error as NetworkError where error.endsSession {
      throw .refused(message: "Your session has ended. Sign in again.")
    } catch let error as NetworkError {
      throw ServiceError(error)
    } catch {
      throw .networkTrouble(message: "\(error)")
    }
    guard try await store.renew(renewed, replacing: session.token) else { throw .cancelled }
    return renewed
  }
}

private struct FixedToken: Authentication {
  let secret: String
  func token() async -> String? { secret }
  func renewedToken(after refused: String) async throws(NetworkError) -> String? { nil }
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
