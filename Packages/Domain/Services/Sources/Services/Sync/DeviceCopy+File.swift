import Persistence

extension DeviceCopy where Value: Codable {
  /// Makes a copy in a file.
  ///
  /// - Parameters:
  ///   - file: the file; nothing is touched on the disc yet.
  ///   - content: what is in it, for the sentence that it could not be read.
  public convenience init(in file: JSONFile<Value>, content: String) {
    self.init(
      load: { () async throws(ServiceError) in
        switch try await ServiceError.catchingStorage({ try await file.load() }) {
        case .absent: return nil
        case .value(let value): return value
        case .movedAside(let name):
          throw .storage(message: "\(content) could not be read. It was kept as “\(name)”.")
        }
      },
      save: { value async throws(ServiceError) in
        try await ServiceError.catchingStorage { try await file.save(value) }
      },
      remove: { () async throws(ServiceError) in
        try await ServiceError.catchingStorage { try await file.remove() }
      })
  }
}
