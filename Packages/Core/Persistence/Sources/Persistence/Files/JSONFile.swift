#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One value, kept as JSON in a file of a store. It waits for the disc on a queue of its own, and does one thing after the
/// other.
public actor JSONFile<Value: Codable & Sendable> {
  /// What a file turned out to hold.
  public enum Content: Sendable {
    /// There is no file.
    case absent
    /// The value.
    case value(Value)
    /// Nothing that can be read. What was there has the given name now, in the same folder.
    case movedAside(to: String)
  }

  /// The queue of the file.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let executor: QueueExecutor
  private let name: String
  private let store: FileStore
  private let limit: Int

  /// Names a file. Nothing is touched on the disc yet.
  ///
  /// - Parameters:
  ///   - name: the file's name.
  ///   - store: where it is.
  ///   - limit: how many bytes to accept when loading.
  public init(_ name: String, in store: FileStore, limit: Int = FileStore.defaultLimit) {
    executor = QueueExecutor(label: name)
    self.name = name
    self.store = store
    self.limit = limit
  }

  /// Reads the value. A file that can't be read, or holds something else, is moved aside so that the app can go on
  /// without it; tell the person the new name.
  ///
  /// - Throws: `FileStoreError` when the folder can't be used, or the file can't be moved aside.
  public func load() throws(FileStoreError) -> Content {
    do {
      guard let data = try store.read(name, limit: limit) else { return .absent }
      if let value = try? JSONDecoder().decode(Value.self, from: data) { return .value(value) }
    } catch {
      guard store.isAboutFile(name, error) else { throw error }
    }
    return try store.moveAside(name).map(Content.movedAside) ?? .absent
  }

  /// Writes the value in place of the present one.
  ///
  /// - Parameter value: what to write.
  public func save(_ value: Value) throws(FileStoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { throw .notEncodable(path: store.path(of: name)) }
    try store.write(data, to: name)
  }

  /// Removes the file; one that isn't there is fine.
  public func remove() throws(FileStoreError) {
    try store.remove(name)
  }
}

extension JSONFile.Content: Equatable where Value: Equatable {}
