import Models
import Networking

/// Reads and changes the signed-in person's own record over the wire API.
public struct LiveProfileService: ProfileService {
  private let records: OwnRecords<UserRecord>
  private let store: SessionStore

  /// Makes the service.
  ///
  /// - Parameters:
  ///   - client: sends the requests.
  ///   - store: knows who is signed in, and keeps their record for times without a network.
  public init(client: APIClient, store: SessionStore) {
    records = OwnRecords("users", client: client, sessions: store)
    self.store = store
  }

  /// The person as the server knows them now, or knew them when it could last be asked.
  public func profile() async throws(ServiceError) -> DatedUser {
    try await ask { record, id throws(NetworkError) in try await record.view(id) }
  }

  /// Changes some fields.
  public func update(_ changes: ProfileChanges) async throws(ServiceError) -> User {
    try await change(changes)
  }

  /// Marks the person's record.
  public func finishOnboarding() async throws(ServiceError) -> User {
    try await change(["onboarded": true])
  }

  /// Deletes the person's record, and with it everything that belongs to it.
  public func deleteAccount() async throws(ServiceError) {
    let id = try await signedInUser().id
    try await Self.translating { () throws(NetworkError) in try await records.delete(id) }
  }

  private func change(_ changes: any Encodable & Sendable) async throws(ServiceError) -> User {
    try await ask { records, id throws(NetworkError) in Dated(try await records.update(id, changes)) }.value
  }

  private func ask(
    _ request: (OwnRecords<UserRecord>, User.ID) async throws(NetworkError) -> Dated<UserRecord>
  ) async throws(ServiceError) -> DatedUser {
    let known = try await signedInUser()
    let record = try await Self.translating { () throws(NetworkError) in try await request(records, known.id)
    }
    let user = record.value.user(knownEmail: known.email)
    guard user.id == known.id else {
      throw .networkTrouble(message: "The server sent something that this app does not understand.")
    }
    // What a cache has may be older than what is known.
    if record.asOf == nil { await store.update(user) }
    return DatedUser(user, asOf: record.asOf)
  }

  /// Whoever can't see their own record, not even with a new token, is signed in no more.
  private static func translating<Result>(
    _ request: () async throws(NetworkError) -> Result
  ) async throws(ServiceError) -> Result {
    do {
      return try await request()
    } catch .rejected(let rejection) where [401, 404].contains(rejection.status) {
      throw .sessionEnded
    } catch {
      throw ServiceError(error)
    }
  }

  private func signedInUser() async throws(ServiceError) -> User {
    guard let user = await store.session?.user else { throw .refused(message: "Sign in first.") }
    return user
  }
}
