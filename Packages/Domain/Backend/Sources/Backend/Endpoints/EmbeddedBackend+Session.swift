import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EmbeddedBackend {
  private static let fieldLengths = 1...255

  func signIn(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = try RequestBody(request, otherwise: .unreadable)
    let identity = try body.string("identity")
    let password = try body.string("password")
    var faults: FieldFaults = [:]
    faults["identity"] = Self.lengthFault(identity)
    faults["password"] = Self.lengthFault(password)
    guard faults.isEmpty else { throw Refusal.invalid(faults) }

    let prepared = Password.prepared(password)
    let account = try store().users.account(email: identity)
    guard try await hasher.matches(prepared, account?.passwordHash), let account else {
      throw Refusal.notAuthenticated
    }
    let renewed = try await hasher.renewed(account.passwordHash, of: prepared)
    // The account may have changed in the meantime.
    let store = try store()
    let current = try store.users.account(id: account.user.id)
    guard let current, current.passwordHash == account.passwordHash else { throw Refusal.notAuthenticated }
    if let renewed {
      try store.users.setPasswordHash(renewed, of: current.user.id)
      store.forgetWhatIsGone()
    }
    return try session(of: current.user)
  }

  func refresh(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let account = try account(of: request) else { throw Refusal.unauthorized }
    return try session(of: account.user)
  }

  /// There is nobody here who sends letters, so a request that is right is as good as done. Whether there is an
  /// account isn't even looked up, and can't be told from the time it takes.
  func requestPasswordReset(_ request: HTTPRequest) throws -> HTTPResponse {
    let body = try RequestBody(request, otherwise: .unreadable)
    if let error = User.emailFault(try body.string("email")) { throw Refusal.invalid(["email": error]) }
    return .noContent
  }

  /// The account that a request's token belongs to; nil when it has none that is valid.
  ///
  /// - Throws: a server fault where the token may well be valid: nobody is refused because a file can't be read.
  func account(of request: HTTPRequest) throws -> Account? {
    guard let credentials = request.headers["Authorization"] else { return nil }
    let scheme = "bearer "
    let hasScheme = credentials.lowercased().hasPrefix(scheme)
    guard let token = AccessToken(hasScheme ? String(credentials.dropFirst(scheme.count)) : credentials)
    else { return nil }
    let store = try store()
    guard let id = try store.tokens.user(of: token, at: now()) else {
      guard !store.standsIn else { throw Refusal.serverFault }
      return nil
    }
    return try store.users.account(id: id)
  }

  private func session(of user: User) throws -> HTTPResponse {
    let token = try AccessToken()
    let date = now()
    let store = try store()
    try store.tokens.deleteExpired(at: date)
    try store.tokens.insert(
      token, of: user.id, expires: date.addingTimeInterval(tokenLifetime / .seconds(1)))
    return try .json(Session(token: token.text, record: UserRecord(user, for: user.id)))
  }

  private static func lengthFault(_ text: String) -> FieldFault? {
    if text.isEmpty { return .required }
    return fieldLengths.contains(text.unicodeScalars.count) ? nil : .outOfRange(fieldLengths)
  }
}

/// What a client gets that signs in.
private struct Session: Encodable {
  let token: String
  let record: UserRecord
}
