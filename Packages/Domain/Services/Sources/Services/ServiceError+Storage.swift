extension ServiceError {
  /// Runs work on the device's storage and turns its errors into words for the person.
  static func catchingStorage<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async throws(ServiceError) -> Result {
    do {
      return try await work()
    } catch {
      throw .storage(message: "\(error)")
    }
  }

  /// Runs work that waits for the device's storage, and turns its errors into words for the person.
  static func catchingStorage<Result>(_ work: () throws -> Result) throws(ServiceError) -> Result {
    do {
      return try work()
    } catch {
      throw .storage(message: "\(error)")
    }
  }
}
