/// Carries one request to a server and its answer back: a socket, a backend in process, or a script in a test.
///
/// A transport answers with whatever status the server gave, refusals included; it throws only when there is no
/// usable answer. It honours cancellation by throwing `TransportError.cancelled` at once, it keeps to the request's
/// `responseSizeLimit` while it reads, and it never sends headers or a body to another origin than that of the
/// request's URL.
public protocol Transport: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// - Parameters:
  ///   - request: what to send.
  ///   - progress: told how far it has come, never after the answer was returned; calls come one at a time.
  /// - Returns: the answer, whatever its status.
  /// - Throws: why there is no answer.
  func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse
}

extension Transport {
  /// Sends a request and waits for the whole answer, without a look at its progress.
  ///
  /// - Parameter request: what to send.
  /// - Returns: the answer, whatever its status.
  /// - Throws: why there is no answer.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    try await send(request, progress: nil)
  }
}
