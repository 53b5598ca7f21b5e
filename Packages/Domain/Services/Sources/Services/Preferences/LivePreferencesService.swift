import Foundation
import Models
import Networking
import Persistence

/// Keeps preferences in a file of this device and in a record of the wire API.
public struct LivePreferencesService: PreferencesService {
  private let client: APIClient
  private let sessions: SessionStore
  private let file: JSONFile<OwnedPreferences>

  /// Makes the service.
  ///
  /// - Parameters:
  ///   - client: sends the requests.
  ///   - sessions: knows who is signed in.
  ///   - files: the folder for the file on this device.
  public init(client: APIClient, sessions: SessionStore, files: FileStore) {
    self.client = client
    self.sessions = sessions
    file = JSONFile("preferences.json", in: files)
  }

  /// The preferences on this device, if they are those of the signed-in person.
  public func stored() async throws(ServiceError) -> StoredPreferences? {
    let userID = try await signedInUserID()
    switch try ServiceError.catchingStorage({ try file.load() }) {
    case .absent: return nil
    case .value(let owned): return owned.userID == userID ? owned.stored : nil
    case .movedAside(let name):
      throw .storage(message: "Your settings on this device could not be read. They were kept as “\(name)”.")
    }
  }

  /// Stores preferences on this device.
  public func store(_ preferences: StoredPreferences) async throws(ServiceError) {
    let userID = try await signedInUserID()
    try ServiceError.catchingStorage { try file.save(OwnedPreferences(userID: userID, stored: preferences)) }
  }

  /// The preferences on the server.
  public func fetch() async throws(ServiceError) -> Preferences? {
    try await record(of: signedInUserID())?.preferences
  }

  /// Sends preferences to the server, which has one record a person.
  public func send(_ preferences: Preferences) async throws(ServiceError) {
    let userID = try await signedInUserID()
    let path = ["api", "collections", "preferences", "records"]
    if let id = try await record(of: userID)?.id {
      _ = try await request(.patch, path + [id], body: PreferencesRecord(preferences)) as PreferencesRecord
    } else {
      _ =
        try await request(.post, path, body: PreferencesRecord(preferences, user: userID))
        as PreferencesRecord
    }
  }

  /// Removes the file on this device.
  public func forget() async throws(ServiceError) {
    try ServiceError.catchingStorage { try file.remove() }
  }

  private func record(of userID: User.ID) async throws(ServiceError) -> PreferencesRecord? {
    let page: RecordPage<PreferencesRecord> = try await request(
      .get, ["api", "collections", "preferences", "records"],
      query: [
        URLQueryItem(name: "filter", value: "(user='\(userID)')"), URLQueryItem(name: "perPage", value: "1"),
      ])
    return page.items.first
  }

  private func request<Response: Decodable & Sendable>(
    _ method: HTTPMethod, _ path: [String], query: [URLQueryItem] = [], body: PreferencesRecord? = nil
  ) async throws(ServiceError) -> Response {
    try await client.answer(
      to: APIRequest(method, path, query: query, body: body, isAuthenticated: true))
  }

  /// The id of the signed-in person. It stands in a filter, so it must be one that the wire API makes.
  private func signedInUserID() async throws(ServiceError) -> User.ID {
    guard let id = await sessions.session?.user.id else { throw .refused(message: "Sign in first.") }
    guard User.isWellFormed(id: id) else {
      throw .networkTrouble(message: "The server sent something that this app does not understand.")
    }
    return id
  }
}

private struct OwnedPreferences: Codable, Sendable {
  let userID: User.ID
  let stored: StoredPreferences
}
