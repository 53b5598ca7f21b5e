/// The answer to a request that answers with nothing but success, such as a 204. A body may be there only as JSON, and
/// is not looked at.
public struct NoContent: Decodable, Sendable, Equatable {
  /// Makes the empty answer.
  public init() {}
}
