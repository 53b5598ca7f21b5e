import Networking

/// A request that is complete.
struct ReceivedRequest {
  let request: HTTPRequest
  /// Whether the client wants to send more on the same connection.
  let keepsConnection: Bool
}
