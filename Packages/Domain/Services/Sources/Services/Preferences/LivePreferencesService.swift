import Foundation
import Models
import Networking
import Persistence

/// Keeps preferences in a file of this device and in a record of the wire API.
public struct LivePreferencesService: PreferencesService {
  private let records: OwnRecords<PreferencesRecord>
  private let sessions: SessionStore
  private let file: JSONFile<OwnedPreferences>

  /// Makes the service.
  ///
  /// - Parameters:
  ///   - client: sends the requests.
  ///   - sessions: knows who is signed in.
  ///   - files: the folder for the file on this device.
  public init(client: APIClient, sessions: SessionStore, files: FileStore) {
    records = OwnRecords("preferences", client: client, sessions: sessions)
    self.sessions = sessions
    file = JSONFile("preferences.json", in: files)
  }

  /// The preferences on this device, if they are those of the signed-in person.
  public func stored() async throws(ServiceError) -> StoredPreferences? {
    let userID = try await signedInUserID()
    switch try await ServiceError.catchingStorage({ try await file.load() }) {
    case .absent: return nil
    case .value(let owned): return owned.userID == userID ? owned.stored : nil
    case .movedAside(let name):
      throw .storage(message: "Your settings on this device could not be read. They were kept as “\(name)”.")
    }
  }

  /// Stores preferences on this device.
  public func store(_ preferences: StoredPreferences) async throws(ServiceError) {
    let userID = try await signedInUserID()
    let owned = OwnedPreferences(userID: userID, stored: preferences)
    try await ServiceError.catchingStorage { try await file.save(owned) }
  }

  /// The preferences on the server.
  public func fetch() async throws(ServiceError) -> Preferences? {
    let userID = try await signedInUserID()
    do {
      return try await record(of: userID)?.preferences
    } catch {
      throw ServiceError(error)
    }
  }

  /// Sends preferences to the server, which has one record a person.
  public func send(_ preferences: Preferences) async throws(ServiceError) {
    let userID = try await signedInUserID()
    do {
      if let id = try await record(of: userID)?.id {
        _ = try await records.update(id, PreferencesRecord(preferences))
      } else {
        _ = try await records.create(PreferencesRecord(preferences, user: userID))
      }
    } catch {
      throw ServiceError(error)
    }
  }

  /// Removes the file on this device.
  public func forget() async throws(ServiceError) {
    try await ServiceError.catchingStorage { try await file.remove() }
  }

  /// What a cache has is no base for a change.
  private func record(of userID: User.ID) async throws(NetworkError) -> PreferencesRecord? {
    let page = try await records.list([
      URLQueryItem(name: "filter", value: "(user='\(userID)')"), URLQueryItem(name: "perPage", value: "1"),
    ])
    guard page.asOf == nil else { throw .unreachable }
    return page.value.items.first
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
