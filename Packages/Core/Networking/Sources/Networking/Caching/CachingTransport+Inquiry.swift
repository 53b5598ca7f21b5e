#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A question to the server, and what is known without it.
struct Inquiry {
  let request: HTTPRequest
  let key: CacheKey
  /// What the request says about caches.
  let wish: CacheControl
  var stored: StoredResponse?
  /// The latest change that the cache knew of.
  let change: Int?
}

extension CachingTransport {
  func ask(
    _ inquiry: Inquiry, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    let asked = now()
    let response: HTTPResponse
    do {
      response = try await transport.send(inquiry.request.validating(inquiry.stored), progress: progress)
    } catch {
      guard !Task.isCancelled, let standIn = standIn(for: error, to: inquiry) else { throw error }
      return standIn
    }
    if response.isCaptivePortal(answering: inquiry.request) {
      return standIn(for: .unreachable, to: inquiry) ?? response
    }
    switch response.status {
    case 200, 203:
      guard inquiry.request.accepts(response) else { return response }
      await keep(StoredResponse(response, asked: asked, answered: now()), for: inquiry)
      return response
    case 304:
      guard let stored = inquiry.stored, stored.hasValidator else { return response }
      guard stored.isConfirmed(by: response) else { return try await askAnew(inquiry, progress: progress) }
      let freshened = stored.freshened(by: response, asked: asked, answered: now())
      await keep(freshened, for: inquiry)
      return freshened.validatedResponse
    case 500, 502, 503, 504:
      guard let stored = inquiry.stored, stored.mayReplaceError(at: now(), for: inquiry.wish) else {
        return response
      }
      return stored.response(at: now(), isStandIn: true)
    default:
      return response
    }
  }

  /// Asks for the whole answer, after the server confirmed another one than the one that is stored.
  private func askAnew(
    _ inquiry: Inquiry, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    var unconditional = inquiry
    unconditional.stored = nil
    return try await ask(unconditional, progress: progress)
  }

  private func keep(_ response: StoredResponse, for inquiry: Inquiry) async {
    await cache.store(response, for: inquiry.key, since: inquiry.change)
  }

  private func standIn(for error: TransportError, to inquiry: Inquiry) -> HTTPResponse? {
    guard error.meansDisconnected, let stored = inquiry.stored else { return nil }
    let now = now()
    guard stored.mayStandIn(at: now, for: inquiry.wish, limit: offlineLimit / .seconds(1)) else { return nil }
    return stored.response(at: now, isStandIn: true)
  }
}

extension TransportError {
  /// Whether the server couldn't be asked, or the connection ended before the whole answer came. An answer that was
  /// refused for what it is, or that nobody waits for any more, doesn't count.
  fileprivate var meansDisconnected: Bool {
    switch self {
    case .cancelled, .insecure, .responseTooLarge: false
    default: true
    }
  }
}
