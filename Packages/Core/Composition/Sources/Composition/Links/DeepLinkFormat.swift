import Foundation

/// How the links into one app are written: `SCHEME://FEATURE/SEGMENT/…`, and for the hosts of its own also
/// `https://HOST/FEATURE/SEGMENT/…`.
///
/// Links come from outside, so that what isn't plainly one is none: there is no user and no port in it, each part is decoded
/// once (RFC 3986, 2.4), and nothing is hidden in a part that could mean something else where the link goes.
public struct DeepLinkFormat: Sendable {
  /// How long a link may be, in bytes.
  static let mostBytes = 2_048
  private let scheme: String
  private let hosts: [String]

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - scheme: which app the links are for, in lower case.
  ///   - hosts: the hosts that are the app's own, in lower case and in their ASCII form (`xn--…`); links are written for the
  ///     first.
  public init(scheme: String, hosts: [String] = []) {
    self.scheme = scheme
    self.hosts = hosts
  }

  /// Reads a link. A query and a fragment say nothing to the app; a query that isn't well formed makes the link none.
  ///
  /// - Parameter text: what came from outside.
  /// - Throws: why it is none.
  public func link(in text: String) throws(DeepLinkError) -> DeepLink {
    guard text.utf8.count <= Self.mostBytes else { throw .tooLong }
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }),
      let mark = text.firstRange(of: "://"), mark.lowerBound != text.startIndex
    else { throw .malformed }
    let rest = text[mark.upperBound...]
    let host = rest.prefix { !"/?#".contains($0) }.lowercased()
    let path = rest.dropFirst(host.count).prefix { !"?#".contains($0) }
    let query = rest.dropFirst(host.count + path.count).prefix { $0 != "#" }
    guard !host.isEmpty, host.utf8.allSatisfy(Self.isPlain) else { throw .malformed }
    try Self.check(query: query.dropFirst())
    var segments = try Self.segments(of: path)
    switch text[..<mark.lowerBound].lowercased() {
    case scheme: segments.insert(host, at: 0)
    case "https" where hosts.contains(host): break
    default: throw .foreign
    }
    guard let feature = segments.first?.lowercased(),
      feature.utf8.allSatisfy({ Self.isPlain($0) && $0 != UInt8(ascii: ".") })
    else { throw .malformed }
    return DeepLink(feature: feature, segments: Array(segments.dropFirst()))
  }

  /// A link as text: `SCHEME://FEATURE/SEGMENT/…`.
  public func text(of link: DeepLink) -> String {
    "\(scheme)://" + path(of: link)
  }

  /// A link as text that leads a browser somewhere, too; nil when the app has no host.
  public func webText(of link: DeepLink) -> String? {
    hosts.first.map { "https://\($0)/" + path(of: link) }
  }

  private func path(of link: DeepLink) -> String {
    // RFC 3986, 2.3: what never has to be encoded.
    let unreserved = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    let segments = link.segments.map { $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
    return ([link.feature] + segments).joined(separator: "/")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || [0x2D, 0x2E].contains(byte)
  }

  /// A slash at the end means nothing.
  private static func segments(of path: Substring) throws(DeepLinkError) -> [String] {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if parts.last?.isEmpty == true { parts.removeLast() }
    var segments: [String] = []
    for part in parts {
      let segment = try decoded(part)
      guard !["", ".", ".."].contains(segment), !segment.contains(where: { "/\\".contains($0) }) else {
        throw .malformed
      }
      segments.append(segment)
    }
    return segments
  }

  private static func check(query: Substring) throws(DeepLinkError) {
    var names: Set<String> = []
    for pair in query.split(separator: "&") {
      var parts: [String] = []
      for part in pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) {
        parts.append(try decoded(part))
      }
      guard names.insert(parts[0]).inserted else { throw .malformed }
    }
  }

  private static func decoded(_ part: Substring) throws(DeepLinkError) -> String {
    guard let text = String(part).removingPercentEncoding,
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .malformed }
    return text
  }
}
