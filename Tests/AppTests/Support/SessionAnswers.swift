import Backend
import Foundation
import Networking
import Synchronization

/// A real backend whose answers to validating a session can be replaced by a status.
final class SessionAnswers: Transport {
  private let backend = EmbeddedBackend(location: .memory, passwordCost: .quick)
  private let status = Mutex<Int?>(nil)

  /// The status of every answer to validating a session; nil or 200 for the backend's own answers.
  var refreshStatus: Int? {
    get { status.withLock { $0 } }
    set { status.withLock { $0 = newValue } }
  }

  func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    if let refreshStatus, refreshStatus != 200, request.url.path().hasSuffix("/auth-refresh") {
      return HTTPResponse(
        status: refreshStatus, headers: ["Content-Type": "application/json"],
        body: Data(#"{"status": \#(refreshStatus), "message": "Made up.", "data": {}}"#.utf8))
    }
    return try await backend.send(request)
  }
}
