import Foundation
import Networking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What sends the requests of a workload.
public enum RequestClient: String, CaseIterable, Sendable {
  /// The transport that the app uses.
  case transport
  /// Foundation's `URLSession`, with nothing kept between requests but connections.
  case urlSession = "urlsession"

  /// A busy machine makes a measurement worse, not void.
  private static let patience = Duration.seconds(600)

  /// Makes a function that sends one request and returns the size of the answer in bytes.
  func makeSend(to url: URL) throws -> @Sendable () async throws -> Int {
    switch self {
    case .transport:
      var configuration = SocketConfiguration()
      configuration.idleTimeout = Self.patience
      configuration.totalTimeout = Self.patience
      let transport = try SocketTransport.make(configuration)
      let request = HTTPRequest(method: .get, url: url)
      return { try await transport.send(request).body.count }
    case .urlSession:
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.timeoutIntervalForRequest = Self.patience / .seconds(1)
      let session = URLSession(configuration: configuration)
      return { try await session.data(from: url).0.count }
    }
  }
}
