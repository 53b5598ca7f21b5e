/// Carries one request to a server and its answer back: a socket, a backend in process, or a script in a test.
///
/// A transport answers with whatever status the server gave, refusals included; it throws only when there is no
/// usable answer. It honours cancellation by throwing `TransportError.cancelled` at once, and it never sends
/// headers or a body to another origin than that of the request's URL.
public protocol Transport: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// - Parameter request: what to send.
  /// - Returns: the answer, whatever its status.
  /// - Throws: why there is no answer.
  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}
