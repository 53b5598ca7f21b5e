import LoopbackServer
import TestSupport

extension HTTPServer {
  /// Talks to the server on a thread of its own.
  func ask<Result: Sendable>(_ talk: @escaping @Sendable (RawClient) throws -> Result) async throws -> Result
  {
    let url = url
    return try await onThread { try talk(RawClient(url)) }
  }
}
