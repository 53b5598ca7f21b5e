/// What a person has changed here and what was changed to something else elsewhere. The same fields have values in
/// both.
public struct ProfileConflict: Equatable, Sendable {
  /// What the person wants, not sent yet.
  public internal(set) var mine = ProfileChanges()
  /// What the server has.
  public internal(set) var theirs = ProfileChanges()
}
