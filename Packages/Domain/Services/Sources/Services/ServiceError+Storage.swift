extension ServiceError {
  /// Runs work on the device's storage and turns its errors into words for the person.
  static func catchingStorage<Result>(_ work: () throws -> Result) throws(ServiceError) -> Result {
    do {
      return try work()
    } catch {
      throw .storage(message: "\(error)")
    }
  }
}
