import Persistence

/// Keeps unsent edits of the profile in a file.
public struct FileProfileEditStorage: ProfileEditStorage {
  private let file: JSONFile<StoredProfile>

  /// Names the file; nothing is touched on the disc yet.
  ///
  /// - Parameter files: the folder of the file, which is called `profile.json`.
  public init(_ files: FileStore) {
    file = JSONFile("profile.json", in: files)
  }

  /// What the file holds.
  public func load() async throws(ServiceError) -> StoredProfile? {
    switch try await ServiceError.catchingStorage({ try await file.load() }) {
    case .absent: return nil
    case .value(let profile): return profile
    case .movedAside(let name):
      throw .storage(
        message: """
          Changes to your profile that were not sent yet could not be read. They were kept as “\(name)”.
          """)
    }
  }

  /// Writes the file.
  public func save(_ profile: StoredProfile) async throws(ServiceError) {
    try await ServiceError.catchingStorage { try await file.save(profile) }
  }

  /// Removes the file.
  public func remove() async throws(ServiceError) {
    try await ServiceError.catchingStorage { try await file.remove() }
  }
}
