import Foundation

/// A link into an app, such as `app://settings/appearance`, taken apart and checked. Links come from outside: what isn't
/// plainly one is none.
public struct DeepLink: Hashable, Sendable {
  /// Which app the link is for, in lower case. An app looks whether it is its own before it hands the link to a feature.
  public let scheme: String
  /// The feature that the link is for, in lower case: the link's host.
  public let feature: String
  /// What follows the feature, percent-decoded.
  public let segments: [String]

  /// Reads a link.
  ///
  /// - Parameter url: `SCHEME://FEATURE/SEGMENT/…`, at most 2,048 characters, without credentials or port, and
  ///   without control characters, slashes or dot segments hidden in a segment. Anything else gives nil.
  public init?(_ url: URL) {
    guard url.absoluteString.count <= 2048,
      let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let scheme = components.scheme?.lowercased(),
      components.user == nil, components.password == nil, components.port == nil,
      let host = components.host?.lowercased(), !host.isEmpty,
      host.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
    else { return nil }
    var segments: [String] = []
    for part in components.percentEncodedPath.split(separator: "/") {
      guard let segment = String(part).removingPercentEncoding, Self.isSafe(segment) else { return nil }
      segments.append(segment)
    }
    self.scheme = scheme
    feature = host
    self.segments = segments
  }

  private static func isSafe(_ segment: String) -> Bool {
    segment != "." && segment != ".."
      && segment.unicodeScalars.allSatisfy {
        $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
      }
  }
}
