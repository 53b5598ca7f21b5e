/// The links into a feature, whatever they lead to.
public protocol FeatureLinks: Sendable {
  /// The feature, as it stands in links.
  var feature: String { get }
  /// One link of each kind.
  var examples: [DeepLink] { get }

  /// Whether a link is one of them. What it leads to may be gone all the same.
  func contains(_ link: DeepLink) -> Bool
}
