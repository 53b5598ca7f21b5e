#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What no longer holds after a request that changed something (RFC 9111, section 4.4).
///
/// A cache that knows nothing of an API would drop only the address itself, and those in `Location` and
/// `Content-Location` of the same origin. In an API of records a change also shows in the lists, so all that is kept of
/// a path above them goes too, whatever its query.
struct Invalidation: Equatable, Sendable {
  let account: String
  /// The texts of `CacheResource`s.
  let resources: Set<String>

  /// Nil when the request changed nothing.
  init?(_ request: HTTPRequest, _ response: HTTPResponse) {
    guard request.isUnsafe, (200..<400).contains(response.status), let key = CacheKey(request) else {
      return nil
    }
    account = key.account
    let others = ["Location", "Content-Location"]
      .flatMap { response.headers.values(of: $0) }
      .compactMap { URL(string: $0, relativeTo: request.url).flatMap(CacheResource.init) }
      .filter { $0.origin == key.resource.origin }
    resources = Set(([key.resource] + others).flatMap(\.withCollectionsAbove))
  }
}
