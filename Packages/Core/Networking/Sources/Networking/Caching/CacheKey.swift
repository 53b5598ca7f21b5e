#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Under what an answer is kept: whom it was for, and what was asked for with which headers.
struct CacheKey: Equatable, Sendable {
  /// Empty for what is asked without an account.
  let account: String
  /// The whole address, in one way of writing it.
  let url: String
  let resource: CacheResource
  /// Those of the request, for answers that vary with them.
  let headers: HTTPHeaders

  /// Nil when the request may not be kept: it proves who is asking without saying which account that is, or its
  /// address isn't one of the web.
  init?(_ request: HTTPRequest) {
    account = request.account ?? ""
    guard !account.isEmpty || !request.headers.holdCredentials else { return nil }
    guard let resource = CacheResource(request.url) else { return nil }
    self.resource = resource
    headers = request.headers
    let query = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.percentEncodedQuery
    url = resource.text + (query.map { "?\($0)" } ?? "")
  }
}
