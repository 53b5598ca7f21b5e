import Persistence

extension SQLiteError {
  /// The field whose value must be unique and isn't, if that is the error.
  var notUniqueField: String? {
    guard case .constraint(.unique, let detail) = self else { return nil }
    return detail.split(separator: ".").last.map(String.init)
  }
}

/// Makes a change; a value that must be unique and isn't becomes the refusal.
func refusing<Result>(
  notUnique refusal: (FieldFaults) -> Refusal, _ change: () throws -> Result
) throws -> Result {
  do {
    return try change()
  } catch let error as SQLiteError {
    guard let field = error.notUniqueField else { throw error }
    throw refusal([field: .notUnique])
  }
}
