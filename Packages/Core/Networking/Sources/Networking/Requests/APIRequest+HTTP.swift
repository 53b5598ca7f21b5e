#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension APIRequest {
  /// The request on the wire, without a token.
  func httpRequest(at base: BaseURL) throws(NetworkError) -> HTTPRequest {
    guard let url = base.url(path: path, query: query) else { throw .invalidRequest }
    var request = HTTPRequest(method: method, url: url, headers: ["Accept": "application/json"])
    if let body {
      do {
        request.body = try JSONEncoder.forAPI.encode(body)
      } catch {
        throw .invalidRequest
      }
      request.headers["Content-Type"] = "application/json"
    }
    if let idempotencyKey { request.headers["Idempotency-Key"] = idempotencyKey }
    return request
  }
}
