import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends bodies to a receiver (OpenTelemetry Protocol, “OTLP/HTTP Request”).
struct BatchSender: Sendable {
  private let request: HTTPRequest
  private let transport: any Transport
  private let now: @Sendable () -> Date

  /// - Parameter userAgent: tells the receiver who sends.
  init(
    to endpoint: OTLPEndpoint, by transport: any Transport, userAgent: String,
    now: @escaping @Sendable () -> Date
  ) {
    var request = HTTPRequest(
      method: .post, url: endpoint.url,
      headers: ["Content-Type": "application/json", "Accept": "application/json", "User-Agent": userAgent])
    request.responseSizeLimit = Self.responseSizeLimit
    self.request = request
    self.transport = transport
    self.now = now
  }

  /// Begins to send a body. Whoever has the task must await it, and cancel it when it isn't wanted any more.
  func send(_ body: Data) -> Task<ExportOutcome, Never> {
    var request = request
    request.body = body
    return Task { [request, transport, now] in
      do throws(TransportError) {
        return ExportOutcome(try await transport.send(request), to: request, at: now())
      } catch {
        return ExportOutcome(error)
      }
    }
  }

  /// A receiver says little.
  private static let responseSizeLimit = 64 * 1024
}
