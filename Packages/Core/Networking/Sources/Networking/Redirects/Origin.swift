#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whom an address belongs to: scheme, host and port (RFC 6454, section 4). Equal only when all three are.
struct Origin: Hashable {
  let scheme: String
  let host: String
  let port: Int

  /// Makes the origin of an address, or nil when it isn't one of `http` or `https` that a request may go to.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let defaultPort = Self.defaultPorts[scheme] else {
      return nil
    }
    guard url.user() == nil, url.password() == nil else { return nil }
    guard let host = url.host()?.lowercased(), !host.isEmpty, !host.contains("%") else { return nil }
    let port = url.port ?? defaultPort
    guard (1...65_535).contains(port) else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  var isSecure: Bool { scheme == "https" }

  private static let defaultPorts = ["http": 80, "https": 443]
}
