import Networking
import Synchronization

/// Always answers the same, and remembers what it was asked for.
final class RecordingTransport: Transport {
  private let seen = Mutex<[HTTPRequest]>([])
  private let result: Result<HTTPResponse, TransportError>

  init(_ result: Result<HTTPResponse, TransportError>) {
    self.result = result
  }

  var requests: [HTTPRequest] { seen.withLock { $0 } }

  func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    seen.withLock { $0.append(request) }
    return try result.get()
  }
}
