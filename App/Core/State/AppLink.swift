import Composition

/// The links that lead into this app: `trellis://FEATURE/…`, or the same on its host.
enum AppLink {
  /// What they begin with.
  static let scheme = "trellis"
  static let format = DeepLinkFormat(scheme: scheme, hosts: ["app.example"])

  /// Whether a link is one of those that the features have.
  static func isKnown(_ link: DeepLink) -> Bool {
    MainTab.allCases.contains { $0.links.contains(link) }
  }

  /// One link of each kind.
  static var examples: [String] {
    MainTab.allCases.flatMap(\.links.examples).map(format.text)
  }
}
