import Networking

extension EmbeddedBackend {
  /// Like PocketBase's rule for a list, this leaves out what isn't one's own; to nobody, the list is empty.
  func listPreferences(_ request: HTTPRequest) throws -> HTTPResponse {
    let query = try ListQuery(request.url)
    guard query.filter.conditions.map(\.field).allSatisfy(Preferences.filterFields.contains),
      query.sort.map({ String($0.trimmingPrefix("-")) }).allSatisfy(Preferences.sortFields.contains)
    else { throw Refusal.badRequest }
    // There is one at most, in whatever order.
    let records = [try ownPreferences(request)].compactMap { $0 }.filter { $0.passes(query.filter) }
    return try .json(RecordList(records.map(PreferencesRecord.init), for: query))
  }

  func createPreferences(_ request: HTTPRequest) throws -> HTTPResponse {
    let body = try RequestBody(request, otherwise: .badRequest)
    guard let user = try account(of: request)?.user.id, body["user"]?.text == user.text else {
      throw Refusal.notCreated()
    }
    let created = now().timestamp
    var preferences = Preferences(
      id: try .new(for: body), created: created, updated: created, user: user)
    preferences.apply(body)
    var faults = preferences.fieldFaults
    faults["id"] = RecordID.fault(creating: body)
    guard faults.isEmpty else { throw Refusal.notCreated(faults) }
    try refusing(notUnique: Refusal.notCreated) { try store().preferences.insert(preferences) }
    return try .json(PreferencesRecord(preferences))
  }

  func viewPreferences(_ id: RecordID, _ request: HTTPRequest) throws -> HTTPResponse {
    try .json(PreferencesRecord(try ownPreferences(id, request)))
  }

  func updatePreferences(_ id: RecordID, _ request: HTTPRequest) throws -> HTTPResponse {
    let body = try RequestBody(request, otherwise: .badRequest)
    var preferences = try ownPreferences(id, request)
    // They can't be given away.
    guard body["user"] == nil || body["user"]?.text == preferences.user.text else { throw Refusal.notFound }
    preferences.apply(body)
    preferences.updated = now().timestamp
    var faults = preferences.fieldFaults
    faults["id"] = preferences.id.fault(changing: body)
    guard faults.isEmpty else { throw Refusal.notUpdated(faults) }
    try store().preferences.update(preferences)
    return try .json(PreferencesRecord(preferences))
  }

  func deletePreferences(_ id: RecordID, _ request: HTTPRequest) throws -> HTTPResponse {
    try store().preferences.delete(id: try ownPreferences(id, request).id)
    return .noContent
  }

  private func ownPreferences(_ request: HTTPRequest) throws -> Preferences? {
    guard let user = try account(of: request)?.user.id else { return nil }
    return try store().preferences.preferences(of: user)
  }

  private func ownPreferences(_ id: RecordID, _ request: HTTPRequest) throws -> Preferences {
    guard let preferences = try ownPreferences(request), preferences.id == id else { throw Refusal.notFound }
    return preferences
  }
}
