#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is sent to a server.
///
/// A description or a mirror of it shows neither the body, nor the query, nor a header that may be secret.
public struct HTTPRequest: Sendable, Equatable {
  /// What is asked for.
  public var method: HTTPMethod
  /// Where it is asked for; absolute.
  public var url: URL
  /// The header fields.
  public var headers: HTTPHeaders
  /// The bytes after the headers, if any.
  public var body: Data?
  /// Whom the request is made for; never sent. What is kept of the answer is kept apart for each account.
  public var account: String?
  /// How many bytes the body of the answer may have, with content codings undone.
  public var responseSizeLimit = 16 * 1024 * 1024

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - method: what is asked for.
  ///   - url: where it is asked for; absolute.
  ///   - headers: the header fields.
  ///   - body: the bytes after the headers.
  public init(method: HTTPMethod, url: URL, headers: HTTPHeaders = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
  /// The method, the address without query, and the size of the body.
  public var description: String {
    "\(method.rawValue) \(shownURL) (\(body?.count ?? 0) bytes)"
  }

  /// A mirror without body, query and headers that may be secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "method": method, "url": shownURL, "headers": headers, "body": "\(body?.count ?? 0) bytes",
      ])
  }

  private var shownURL: String {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.user = nil
    components?.password = nil
    components?.query = nil
    components?.fragment = nil
    return components?.string ?? "(hidden)"
  }
}
