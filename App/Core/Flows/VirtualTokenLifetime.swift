import Composition
import Foundation
import Networking
import Synchronization

/// Makes tokens expire in a flow's virtual time, which a real server doesn't share: a token that has become too old is
/// spoilt on its way to the server, and the server refuses it as it would refuse an expired one.
final class VirtualTokenLifetime: Transport {
  /// How long the tokens of the server last, as `Tools/PocketBase` sets it up.
  static let standard = Duration.seconds(7 * 24 * 60 * 60)

  private let transport: any Transport
  private let clock: VirtualClock
  private let issued = Mutex<[String: VirtualClock.Instant]>([:])

  init(_ transport: any Transport, clock: VirtualClock) {
    self.transport = transport
    self.clock = clock
  }

  func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    var aged = request
    if let authorization = request.headers["Authorization"], hasExpired(authorization) {
      aged.headers["Authorization"] = "Bearer expired"
    }
    let response = try await transport.send(aged, progress: progress)
    if let token = try? JSONDecoder().decode(Issued.self, from: response.body).token {
      issued.withLock { $0["Bearer \(token)"] = clock.now }
    }
    return response
  }

  private struct Issued: Decodable {
    let token: String
  }

  private func hasExpired(_ authorization: String) -> Bool {
    issued.withLock { issued in
      issued[authorization].map { $0.duration(to: clock.now) >= Self.standard } ?? false
    }
  }
}
