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

  /// Makes a function that sends one request and returns the size of the answer in bytes.
  func makeSend(to url: URL) throws -> @Sendable () async throws -> Int {
    switch self {
    case .transport:
      let transport = try SocketTransport.make(SocketConfiguration())
      let request = HTTPRequest(method: .get, url: url)
      return { try await transport.send(request).body.count }
    case .urlSession:
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      let session = URLSession(configuration: configuration)
      return { try await session.data(from: url).0.count }
    }
  }
}
