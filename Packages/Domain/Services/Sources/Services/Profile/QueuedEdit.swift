import Models

/// An edit that the server has not got yet.
struct QueuedEdit: Equatable, Sendable, Codable, Identifiable {
  /// Names the edit in its queue; a later one has a higher id.
  var id: Int
  /// What they want, only where they changed something.
  var changes: ProfileChanges
  /// What they saw in the same fields when they changed them.
  var base: ProfileChanges
}
