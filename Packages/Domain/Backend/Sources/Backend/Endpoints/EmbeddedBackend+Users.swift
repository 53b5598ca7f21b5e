import Networking

extension EmbeddedBackend {
  func signUp(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = try RequestBody(request, otherwise: .badRequest)
    let form = PasswordForm(body)
    var formFaults = form.faults
    if body["verified"]?.flag == true { formFaults["verified"] = .mismatch }
    guard formFaults.isEmpty else { throw Refusal.notCreated(formFaults) }

    let created = now().timestamp
    var user = User(
      id: try .new(for: body), created: created, updated: created, email: body["email"]?.text ?? "")
    user.apply(body)
    var faults = user.fieldFaults
    faults["id"] = RecordID.fault(creating: body)
    faults["password"] = form.newFault
    guard faults.isEmpty else { throw Refusal.notCreated(faults) }

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
    let body = try RequestBody(request, otherwise: .badRequest, acceptsNull: false)
    let form = PasswordForm(body)
    let formFaults = Self.formFaults(form, body, for: account.user)
    guard formFaults.isEmpty else { throw Refusal.notUpdated(formFaults) }
    let faults = Self.fieldFaults(form, body, for: account.user)
    guard faults.isEmpty else { throw Refusal.notUpdated(faults) }

    let hash = form.isEmpty ? nil : try await newHash(form, for: account)
    let user = try save(body, hash, for: account)
    if hash != nil { try store().forgetWhatIsGone() }
    return try .json(UserRecord(user, for: user.id))
  }

  func deleteUser(_ id: RecordID, _ request: HTTPRequest) throws -> HTTPResponse {
    let user = try ownAccount(id, request).user
    let store = try store()
    try store.users.delete(id: user.id)
    store.forgetWhatIsGone()
    return .noContent
  }

  /// The account of the one who asks, who may use no other.
  private func ownAccount(_ id: RecordID, _ request: HTTPRequest) throws -> Account {
    guard let account = try account(of: request), account.user.id == id else { throw Refusal.notFound }
    return account
  }

  private static func formFaults(_ form: PasswordForm, _ body: RequestBody, for user: User) -> FieldFaults {
    var faults = form.isEmpty ? [:] : form.faults
    if !form.isEmpty, form.old.isEmpty { faults["oldPassword"] = .required }
    if let email = body["email"], email.text != user.email { faults["email"] = .mismatch }
    if let verified = body["verified"], verified.flag != user.verified { faults["verified"] = .mismatch }
    return faults
  }

  private static func fieldFaults(_ form: PasswordForm, _ body: RequestBody, for user: User) -> FieldFaults {
    var user = user
    user.apply(body)
    var faults = user.fieldFaults
    if body["name"] != nil, user.name.allSatisfy(\.isWhitespace) { faults["name"] = .required }
    faults["id"] = user.id.fault(changing: body)
    faults["password"] = form.newFault
    return faults
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
