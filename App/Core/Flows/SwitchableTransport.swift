import FlowShell
import Networking
import Synchronization

/// A transport whose network can be taken away.
final class SwitchableTransport: Transport {
  private let transport: any Transport
  private let state = Mutex(NetworkCondition.online)

  init(_ transport: any Transport) {
    self.transport = transport
  }

  var condition: NetworkCondition {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    guard condition == .online else { throw .unreachable }
    let response = try await transport.send(request, progress: progress)
    guard condition == .online else { throw .unreachable }
    return response
  }
}
