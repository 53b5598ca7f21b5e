/// A record of the collection `users`.
struct User: Equatable {
  static let collection = "users"
  static let maximumNameLength = 100
  static let maximumBioLength = 500

  let id: RecordID
  let created: String
  var updated: String
  let email: String
  var emailVisibility = false
  var verified = false
  var name = ""
  var bio = ""
  var onboarded = false
}

extension User {
  /// Takes from a request what may be changed by it.
  mutating func apply(_ body: RequestBody) {
    if let value = body["name"] { name = value.text }
    if let value = body["bio"] { bio = value.text }
    if let value = body["emailVisibility"] { emailVisibility = value.flag }
    if let value = body["onboarded"] { onboarded = value.flag }
  }

  /// What is wrong with the fields, apart from values that must be unique.
  var fieldFaults: FieldFaults {
    var faults: FieldFaults = [:]
    faults["email"] = Self.emailFault(email)
    if name.unicodeScalars.count > Self.maximumNameLength {
      faults["name"] = .tooLong(maximum: Self.maximumNameLength)
    }
    if bio.unicodeScalars.count > Self.maximumBioLength {
      faults["bio"] = .tooLong(maximum: Self.maximumBioLength)
    }
    return faults
  }

  static func emailFault(_ email: String) -> FieldFault? {
    if email.isEmpty { return .required }
    return EmailAddress.isValid(email) ? nil : .notEmail
  }
}
