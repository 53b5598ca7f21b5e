/// Follows redirects (RFC 9110, section 15.4) over a transport that doesn't.
///
/// A 303 becomes a GET (a HEAD stays one), and so does a POST after 301 and 302, as in browsers; everything else keeps
/// its method and body. Only `http` and `https` are followed, and `https` never to `http`.
///
/// Another origin (scheme, host and port) gets nothing that could be secret: of the headers only those in
/// `Redirect.harmlessHeaders`, also when a later redirect leads back, and no `Referer`. And it gets only GET and HEAD
/// without a body: what a POST carries may be a password, and what a 303 to somewhere else answers isn't the word of
/// the server that was asked.
///
/// A redirect that isn't followed is the answer: one without exactly one `Location` that is a URI reference, one to
/// where the request has been before, and the one after the tenth.
public struct RedirectingTransport: Transport {
  static let limit = 10
  private let next: any Transport

  /// Makes a transport that follows redirects.
  ///
  /// - Parameter next: carries each request; follows none itself.
  public init(wrapping next: any Transport) {
    self.next = next
  }

  /// Sends a request and follows where the answers lead.
  ///
  /// - Throws: `insecure` when the way leads from `https` to `http`, or what the wrapped transport throws.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    var request = request
    var visited: Set<Visit> = [Visit(request)]
    while true {
      let response = try await next.send(request, progress: progress)
      guard !Task.isCancelled else { throw .cancelled }
      guard let redirect = Redirect(of: request, by: response) else { return response }
      guard let following = try redirect.request, visited.count <= Self.limit else { return response }
      guard visited.insert(Visit(following)).inserted else { return response }
      request = following
    }
  }

  private struct Visit: Hashable {
    let method: HTTPMethod
    let url: String

    init(_ request: HTTPRequest) {
      method = request.method
      url = request.url.absoluteString
    }
  }
}
