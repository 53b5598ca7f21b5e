#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an address names, whatever its query: an origin and a path.
struct CacheResource: Equatable, Sendable {
  /// Scheme, host and port (RFC 6454, section 4).
  let origin: String
  /// Without the slash at its end.
  let path: String

  var text: String { origin + path }

  /// Nil for an address that isn't of the web, or has a user name before the host.
  init?(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    guard let scheme = components.scheme?.lowercased(), let standardPort = Self.standardPorts[scheme] else {
      return nil
    }
    guard let host = components.percentEncodedHost?.lowercased(), !host.isEmpty else { return nil }
    guard components.percentEncodedUser == nil, components.percentEncodedPassword == nil else { return nil }
    origin = "\(scheme)://\(host):\(components.port ?? standardPort)"
    var path = components.percentEncodedPath[...]
    while path.hasSuffix("/") {
      path.removeLast()
    }
    self.path = String(path)
  }

  /// This resource and all above it: a change of a record also changes the lists that hold it.
  var withCollectionsAbove: [String] {
    var texts = [text]
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      texts.append(origin + path)
    }
    return texts
  }

  private static let standardPorts = ["http": 80, "https": 443]
}
