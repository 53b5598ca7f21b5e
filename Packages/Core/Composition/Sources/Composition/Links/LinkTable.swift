/// What the links into a feature lead to: the one place that reads and writes them.
public struct LinkTable<Destination: Hashable & Sendable>: FeatureLinks {
  /// The feature, as it stands in links.
  public let feature: String
  private let patterns: [LinkPattern<Destination>]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - feature: the feature, as it stands in links: lower-case letters, digits and hyphens.
  ///   - patterns: the kinds of links; the first that fits counts.
  public init(_ feature: String, _ patterns: [LinkPattern<Destination>]) {
    self.feature = feature
    self.patterns = patterns
  }

  /// Where a link leads; nil when it is none of this feature.
  public func destination(of link: DeepLink) -> Destination? {
    guard link.feature == feature else { return nil }
    return patterns.lazy.compactMap { $0.read(link.segments) }.first
  }

  /// The link that leads somewhere; nil when none does.
  public func link(to destination: Destination) -> DeepLink? {
    patterns.lazy.compactMap { $0.write(destination) }.first.map { DeepLink(feature: feature, segments: $0) }
  }

  /// Whether a link is one of this feature.
  public func contains(_ link: DeepLink) -> Bool {
    destination(of: link) != nil
  }

  /// One link of each kind.
  public var examples: [DeepLink] {
    patterns.map { DeepLink(feature: feature, segments: $0.example) }
  }
}
