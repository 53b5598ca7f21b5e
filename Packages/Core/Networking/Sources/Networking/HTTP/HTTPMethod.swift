/// What a request asks the server to do (RFC 9110, section 9.3; PATCH is RFC 5789).
///
/// The raw value is the name on the wire.
public enum HTTPMethod: String, Sendable, Equatable, CaseIterable {
  /// Reads a resource.
  case get = "GET"
  /// Hands data to a resource, for example to make a record.
  case post = "POST"
  /// Replaces a resource.
  case put = "PUT"
  /// Changes parts of a resource.
  case patch = "PATCH"
  /// Removes a resource.
  case delete = "DELETE"
  /// Reads what a GET would answer, without the body.
  case head = "HEAD"
}
