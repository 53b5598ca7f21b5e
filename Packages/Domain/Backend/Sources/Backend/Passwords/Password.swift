/// The limits of a password.
enum Password {
  static let minimumLength = 8
  /// What bcrypt takes, which PocketBase hashes with; scrypt itself has no such limit.
  static let maximumBytes = 71

  /// What is wrong with a new password.
  static func fault(_ password: String) -> FieldFault? {
    if password.unicodeScalars.count < minimumLength { return .tooShort(minimum: minimumLength) }
    return password.utf8.count > maximumBytes ? .passwordTooLong : nil
  }
}
