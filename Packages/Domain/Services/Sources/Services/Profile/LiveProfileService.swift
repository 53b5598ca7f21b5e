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

  /// The person as the server knows them now.
  public func profile() async throws(ServiceError) -> User {
    try await sendForUser(.get)
  }

  /// Changes name and bio.
  public func update(name: String, bio: String) async throws(ServiceError) -> User {
    try await sendForUser(.patch, changes: UserChanges(name: name, bio: bio))
  }

  /// Marks the person's record.
  public func finishOnboarding() async throws(ServiceError) -> User {
    try await sendForUser(.patch, changes: UserChanges(onboarded: true))
  }

  /// Deletes the person's record, and with it everything that belongs to it.
  public func deleteAccount() async throws(ServiceError) {
    let user = try await signedInUser()
    let _: NoContent = try await send(.delete, of: user)
  }

  private func sendForUser(_ method: HTTPMethod, changes: UserChanges? = nil) async throws(ServiceError)
    -> User
  {
    let known = try await signedInUser()
    let record: UserRecord = try await send(method, of: known, changes: changes)
    let user = record.user(knownEmail: known.email)
    // The server has the change, whatever becomes of the copy on this device: that is written anew at the next launch.
    try? await store.update(user)
    return user
  }

  private func send<Response: Decodable & Sendable>(
    _ method: HTTPMethod, of user: User, changes: UserChanges? = nil
  ) async throws(ServiceError) -> Response {
    do throws(NetworkError) {
      return try await client.send(
        APIRequest(
          method, ["api", "collections", "users", "records", user.id], body: changes, isAuthenticated: true))
    } catch .rejected(let rejection) where rejection.status == 404 {
      // A server that doesn't accept the token takes the request for one of a guest, who sees no records.
      throw .refused(message: "Your session has ended. Sign in again.")
    } catch {
      throw ServiceError(error)
    }
  }

  private func signedInUser() async throws(ServiceError) -> User {
    guard let user = await store.session?.user else { throw .refused(message: "Sign in first.") }
    return user
  }
}

private struct UserChanges: Encodable, Sendable {
  var name: String?
  var bio: String?
  var onboarded: Bool?
}
