/// An edit that the server does not take, and that was taken back.
public struct RejectedEdit: Equatable, Sendable, Codable {
  /// What the person wanted.
  public let changes: ProfileChanges
  /// Why the server does not take it.
  public let error: ServiceError
}
