import Models
import Networking

/// Reads and changes the signed-in person's own record over the wire API.
public struct LiveProfileService: ProfileService {
  private let client: APIClient
  private let store: SessionStore

  /// Makes the service.
  ///
  /// - Parameters:
  ///   - client: sends the requests.
  ///   - store: knows who is signed in, and keeps their record for times without a network.
  public init(client: APIClient, store: SessionStore) {
    self.client = client
    self.store = store
  }

  /// The person as the server knows them now, or knew them when it could last be asked.
  public func profile() async throws(ServiceError) -> DatedUser {
    try await sendForUser(.get)
  }

  /// Changes some fields.
  public func update(_ changes: ProfileChanges) async throws(ServiceError) -> User {
    try await sendForUser(.patch, body: changes).value
  }

  /// Marks the person's record.
  public func finishOnboarding() async throws(ServiceError) -> User {
    try await sendForUser(.patch, body: ["onboarded": true]).value
  }

  /// Deletes the person's record, and with it everything that belongs to it.
  public func deleteAccount() async throws(ServiceError) {
    let user = try await signedInUser()
    let _: Dated<NoContent> = try await send(.delete, of: user)
  }

  private func sendForUser(
    _ method: HTTPMethod, body: (any Encodable & Sendable)? = nil
  ) async throws(ServiceError) -> DatedUser {
    let known = try await signedInUser()
    let record: Dated<UserRecord> = try await send(method, of: known, body: body)
    let user = record.value.user(knownEmail: known.email)
    guard user.id == known.id else {
      throw .networkTrouble(message: "The server sent something that this app does not understand.")
    }
    // What a cache has may be older than what is known.
    if record.asOf == nil { await store.update(user) }
    return DatedUser(user, asOf: record.asOf)
  }

  private func send<Response: Decodable & Sendable>(
    _ method: HTTPMethod, of user: User, body: (any Encodable & Sendable)? = nil
  ) async throws(ServiceError) -> Dated<Response> {
    do throws(NetworkError) {
      return try await client.sendDated(
        APIRequest(
          method, ["api", "collections", "users", "records", user.id], body: body, isAuthenticated: true,
          // A server that doesn't accept the token takes the request for one of a guest, who sees no records.
          refusalStatuses: [401, 404]))
    } catch .rejected(let rejection) where rejection.status == 404 {
      throw ServiceError.sessionEnded
    } catch {
      throw ServiceError(error)
    }
  }

  private func signedInUser() async throws(ServiceError) -> User {
    guard let user = await store.session?.user else { throw .refused(message: "Sign in first.") }
    return user
  }
}
