#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a request goes, written from its checked parts, so that another reader of URLs finds the same host in it.
///
/// User name, password and fragment are left out: they are never sent.
struct RequestTarget {
  /// Scheme, host and port.
  let origin: String
  let isSecure: Bool
  let isLoopback: Bool
  private let resource: String

  /// - Returns: nil for anything but a plain `http` or `https` URL.
  init?(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = components.percentEncodedHost.flatMap(Self.authority),
      components.port.map((1...65_535).contains) ?? true
    else { return nil }
    isSecure = scheme == "https"
    isLoopback = Loopback.contains(host: host)
    origin = "\(scheme)://\(host):\(components.port ?? (isSecure ? 443 : 80))"
    let path = components.percentEncodedPath
    resource = (path.isEmpty ? "/" : path) + (components.percentEncodedQuery.map { "?" + $0 } ?? "")
  }

  /// The absolute address without credentials and fragment.
  var address: String { origin + resource }

  /// A host name or an IPv4 address as it is, an IPv6 address in brackets (RFC 3986, section 3.2.2).
  private static func authority(_ host: String) -> String? {
    let inner = host.hasPrefix("[") && host.hasSuffix("]") ? host.dropFirst().dropLast() : host[...]
    guard !inner.isEmpty else { return nil }
    if inner.contains(":") {
      return inner.utf8.allSatisfy(\.isAddressCharacter) ? "[\(inner.lowercased())]" : nil
    }
    guard inner.utf8.allSatisfy(\.isHostCharacter) else { return nil }
    let name = inner.lowercased()
    // With the dot of the root, libcurl would ask others where this machine is.
    return name == "localhost." ? "localhost" : name
  }
}

extension UInt8 {
  private var isAlphanumeric: Bool {
    digitValue != nil || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased)
  }

  fileprivate var isHostCharacter: Bool { isAlphanumeric || "-._".utf8.contains(self) }

  /// Those of a zone identifier (RFC 6874) included.
  fileprivate var isAddressCharacter: Bool { isHostCharacter || "%:".utf8.contains(self) }
}
