/// A link into an app: the feature that it is for, and the way to one of its places. `DeepLinkFormat` reads it once, from text.
public struct DeepLink: Hashable, Sendable {
  /// The feature, in lower case.
  public let feature: String
  /// What follows the feature, percent-decoded.
  public let segments: [String]

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - feature: the feature: lower-case letters, digits and hyphens.
  ///   - segments: what follows it, not encoded.
  public init(feature: String, segments: [String] = []) {
    self.feature = feature
    self.segments = segments
  }
}
