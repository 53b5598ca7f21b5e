#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A checked base URL, and how addresses below it are written.
public struct BaseURL: Sendable {
  /// Scheme, host, port and path, without a slash at the end.
  private let prefix: String

  /// Checks an address.
  ///
  /// - Parameter url: `https` or `http`, without credentials, query and fragment; a path is kept as a prefix.
  /// - Throws: what is wrong with it.
  public init(_ url: URL) throws(BaseURLError) {
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http" else {
      throw .unsupportedScheme
    }
    guard url.user() == nil, url.password() == nil else { throw .containsCredentials }
    guard let host = url.host(), !host.isEmpty, !host.contains("%") else { throw .invalidHost }
    guard url.port.map((1...65_535).contains) ?? true else { throw .invalidHost }
    guard url.query() == nil, url.fragment() == nil else { throw .containsQueryOrFragment }
    var prefix = url.absoluteString[...]
    while prefix.hasSuffix("/") {
      prefix.removeLast()
    }
    self.prefix = String(prefix)
  }

  /// The address below the base, or nil when a segment would change the structure of the path.
  func url(path: [String], query: [URLQueryItem]) -> URL? {
    guard !path.contains(where: \.isDotOrEmptySegment) else { return nil }
    var text = prefix
    for segment in path {
      text += "/" + segment.percentEncoded
    }
    if !query.isEmpty {
      text += "?" + query.map(\.percentEncoded).joined(separator: "&")
    }
    return URL(string: text)
  }
}

extension URLQueryItem {
  fileprivate var percentEncoded: String {
    guard let value else { return name.percentEncoded }
    return "\(name.percentEncoded)=\(value.percentEncoded)"
  }
}
