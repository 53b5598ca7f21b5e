#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A transport that keeps answers and uses them again, as a private cache (RFC 9111).
///
/// - Kept are whole answers to GET with status 200 or 203, apart for each account, address, and request fields that
///   `Vary` names. No others are, though RFC 9111 allows some: in many APIs a 404 only means that somebody isn't signed
///   in. Nor is the answer to a request that holds a credential without naming an `HTTPRequest.account`, or one of a
///   type that wasn't asked for.
/// - Without explicit freshness (`Cache-Control`, `Expires`) the server is always asked, with the validators that it gave.
/// - When the server can't be reached, or a captive portal answers in its place, a stored answer stands in and is dated
///   with `HTTPResponse.asOf`, unless `no-cache` or `must-revalidate` forbid it. For an error of the server (500, 502,
///   503, 504) it does so only as `stale-if-error` allows (RFC 5861).
/// - A successful POST, PUT, PATCH or DELETE removes what was kept for its path, for every path above it, and for the
///   paths that `Location` and `Content-Location` name.
/// - A request can say `no-store`, `no-cache`, `only-if-cached`, `max-age` and `min-fresh`. `max-age` doesn't count
///   while the server can't be reached; `max-stale` never does.
public struct CachingTransport: Transport {
  let transport: any Transport
  let cache: ResponseCache
  let offlineLimit: Duration
  let now: @Sendable () -> Date

  /// Makes a caching transport.
  ///
  /// - Parameters:
  ///   - transport: asks the server.
  ///   - cache: where answers are kept.
  ///   - offlineLimit: how old an answer may be that stands in for a server that can't be reached.
  ///   - now: tells the date.
  public init(
    wrapping transport: any Transport, cache: ResponseCache,
    offlineLimit: Duration = .seconds(30 * 24 * 3600),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.transport = transport
    self.cache = cache
    self.offlineLimit = offlineLimit
    self.now = now
  }

  /// Answers from the cache where that is allowed, and asks the server otherwise.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    guard request.isAnswerableFromCache, let key = CacheKey(request) else {
      return try await sendAround(request, progress: progress)
    }
    let wish = CacheControl(request.headers)
    if wish.noStore {
      await cache.remove(key)
      return try await transport.send(request, progress: progress)
    }
    let finding = await cache.find(key)
    let stored = finding.response.flatMap { $0.body.count <= request.responseSizeLimit ? $0 : nil }
    if let stored, stored.isFresh(at: now(), for: wish) {
      return stored.response(at: now())
    }
    guard !wish.onlyIfCached else { return HTTPResponse(status: 504) }
    let inquiry = Inquiry(request: request, key: key, wish: wish, stored: stored, change: finding.change)
    return try await ask(inquiry, progress: progress)
  }

  private func sendAround(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    let response = try await transport.send(request, progress: progress)
    if !response.isCaptivePortal(answering: request), let invalidation = Invalidation(request, response) {
      await cache.invalidate(invalidation)
    }
    return response
  }
}
