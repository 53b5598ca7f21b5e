/// A preference that was changed here and, before the server got that, to something else on another device.
public struct PreferenceConflict: Equatable, Sendable {
  /// What was changed.
  public let field: PreferenceField
  /// Whether what was changed here counts. It does, except that nobody's agreement to analytics outlives its withdrawal.
  public let isMineKept: Bool
}
