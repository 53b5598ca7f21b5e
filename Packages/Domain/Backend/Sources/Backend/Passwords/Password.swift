import Models

/// The limits of a password.
enum Password {
  static let minimumLength = 8
  /// What bcrypt takes, which PocketBase hashes with; scrypt itself has no such limit.
  static let maximumBytes = 71

  /// A password as it is hashed and compared, however a client has written it. What can be none stays as it is, and is
  /// nobody's.
  static func prepared(_ password: String) -> String {
    OpaqueString.enforced(password) ?? password
  }

  /// What is wrong with a new password.
  static func fault(_ password: String) -> FieldFault? {
    if OpaqueString.enforced(password) == nil { return .invalidFormat }
    if password.unicodeScalars.count < minimumLength { return .tooShort(minimum: minimumLength) }
    return password.utf8.count > maximumBytes ? .passwordTooLong : nil
  }
}
