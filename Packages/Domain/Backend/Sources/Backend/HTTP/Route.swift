import Networking

/// What a request asks for.
enum Route: Equatable {
  case health
  case signUp, signIn, refresh, requestPasswordReset
  case viewUser(RecordID), updateUser(RecordID), deleteUser(RecordID)
  case listPreferences, createPreferences
  case viewPreferences(RecordID), updatePreferences(RecordID), deletePreferences(RecordID)

  /// Reads method and path; nil for what isn't served here.
  ///
  /// - Parameters:
  ///   - method: HEAD is like GET.
  ///   - path: as in the address, percent-encoding included: no path that is served needs any.
  init?(_ method: HTTPMethod, path: String) {
    let method = method == .head ? .get : method
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard parts.popFirst() == "", parts.popFirst() == "api" else { return nil }
    switch (method, parts.popFirst(), parts.popFirst(), parts.popFirst()) {
    case (.get, "health", nil, nil): self = .health
    case (_, "collections", "users", let part?): self.init(users: method, part, parts)
    case (_, "collections", "preferences", "records"): self.init(preferences: method, parts)
    default: return nil
    }
  }

  private init?(users method: HTTPMethod, _ part: Substring, _ rest: ArraySlice<Substring>) {
    switch (method, part, rest.count, rest.first.flatMap { RecordID($0) }) {
    case (.post, "records", 0, _): self = .signUp
    case (.post, "auth-with-password", 0, _): self = .signIn
    case (.post, "auth-refresh", 0, _): self = .refresh
    case (.post, "request-password-reset", 0, _): self = .requestPasswordReset
    case (.get, "records", 1, let id?): self = .viewUser(id)
    case (.patch, "records", 1, let id?): self = .updateUser(id)
    case (.delete, "records", 1, let id?): self = .deleteUser(id)
    default: return nil
    }
  }

  private init?(preferences method: HTTPMethod, _ rest: ArraySlice<Substring>) {
    switch (method, rest.count, rest.first.flatMap { RecordID($0) }) {
    case (.get, 0, _): self = .listPreferences
    case (.post, 0, _): self = .createPreferences
    case (.get, 1, let id?): self = .viewPreferences(id)
    case (.patch, 1, let id?): self = .updatePreferences(id)
    case (.delete, 1, let id?): self = .deletePreferences(id)
    default: return nil
    }
  }
}
