import Networking

extension EmbeddedBackend {
  func signUp(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = try RequestBody(request, otherwise: .badRequest)
    let form = PasswordForm(body)
    var formErrors = form.errors
    if body["verified"]?.flag == true { formErrors["verified"] = .mismatch }
    guard formErrors.isEmpty else { throw Refusal.notCreated(formErrors) }

    let created = now().timestamp
    var user = User(
      id: try .random(), created: created, updated: created, email: body["email"]?.text ?? "")
    user.apply(body)
    var errors = user.fieldErrors
    errors["password"] = Password.error(form.new)
    guard errors.isEmpty else { throw Refusal.notCreated(errors) }

    let hash = try await hasher.hash(form.new)
    try refusing(notUnique: Refusal.notCreated) { try store().users.insert(user, hash) }
    return try .json(UserRecord(user, for: nil))
  }

  func viewUser(_ id: RecordID, _ request: HTTPRequest) throws -> HTTPResponse {
    let user = try ownAccount(id, request).user
    return try .json(UserRecord(user, for: user.id))
  }

  func updateUser(_ id: RecordID, _ request: HTTPRequest) async throws -> HTTPResponse {
    let account = try ownAccount(id, request)
    let body = try RequestBody(request, otherwise: .badRequest)
    let form = PasswordForm(body)
    let formErrors = Self.formErrors(form, body, for: account.user)
    guard formErrors.isEmpty else { throw Refusal.notUpdated(formErrors) }
    let errors = Self.fieldErrors(form, body, for: account.user)
    guard errors.isEmpty else { throw Refusal.notUpdated(errors) }

    let hash = form.isEmpty ? nil : try await newHash(form, for: account)
    let user = try save(body, hash, for: account)
    return try .json(UserRecord(user, for: user.id))
  }

  func deleteUser(_ id: RecordID, _ request: HTTPRequest) throws -> HTTPResponse {
    let user = try ownAccount(id, request).user
    try store().users.delete(id: user.id)
    return .noContent
  }

  /// The account of the one who asks, who may use no other.
  private func ownAccount(_ id: RecordID, _ request: HTTPRequest) throws -> Account {
    guard let account = try account(of: request), account.user.id == id else { throw Refusal.notFound }
    return account
  }

  private static func formErrors(_ form: PasswordForm, _ body: RequestBody, for user: User) -> FieldErrors {
    var errors = form.isEmpty ? [:] : form.errors
    if !form.isEmpty, form.old.isEmpty { errors["oldPassword"] = .required }
    if let email = body["email"], email.text != user.email { errors["email"] = .mismatch }
    if let verified = body["verified"], verified.flag != user.verified { errors["verified"] = .mismatch }
    return errors
  }

  private static func fieldErrors(_ form: PasswordForm, _ body: RequestBody, for user: User) -> FieldErrors {
    var user = user
    user.apply(body)
    var errors = user.fieldErrors
    if body["name"] != nil, user.name.allSatisfy(\.isWhitespace) { errors["name"] = .required }
    if !form.isEmpty { errors["password"] = Password.error(form.new) }
    return errors
  }

  private func newHash(_ form: PasswordForm, for account: Account) async throws -> PasswordHash {
    guard try await hasher.matches(form.old, account.passwordHash) else {
      throw Refusal.notUpdated(["oldPassword": .wrongOldPassword])
    }
    return try await hasher.hash(form.new)
  }

  /// Applies the request to the record as it is by now. A new password ends all sessions.
  private func save(_ body: RequestBody, _ hash: PasswordHash?, for account: Account) throws -> User {
    let store = try store()
    return try refusing(notUnique: Refusal.notUpdated) {
      try store.database.transaction {
        guard let current = try store.users.account(id: account.user.id) else { throw Refusal.notFound }
        var user = current.user
        user.apply(body)
        user.updated = now().timestamp
        try store.users.update(user)
        guard let hash else { return user }
        guard current.passwordHash == account.passwordHash else {
          throw Refusal.notUpdated(["oldPassword": .wrongOldPassword])
        }
        try store.users.setPasswordHash(hash, of: user.id)
        try store.tokens.deleteAll(of: user.id)
        return user
      }
    }
  }
}
