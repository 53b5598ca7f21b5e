/// What a person has changed here and what was changed to something else elsewhere. The same fields have values in
/// both.
public struct ProfileConflict: Equatable, Sendable {
  /// What the person wants, not sent yet.
  public internal(set) var mine = ProfileChanges()
  /// What the server has.
  public internal(set) var theirs = ProfileChanges()

  /// What it is about.
  public var fields: [ProfileField] { ProfileField.allCases.filter { theirs[$0] != nil } }

  /// What of it some fields are concerned with.
  func limited(to fields: [ProfileField]) -> ProfileConflict {
    var limited = ProfileConflict()
    for field in fields {
      limited.mine[field] = mine[field]
      limited.theirs[field] = theirs[field]
    }
    return limited
  }
}
