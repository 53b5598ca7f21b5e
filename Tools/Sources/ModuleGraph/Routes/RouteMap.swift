/// Where one can go in an app.
struct RouteMap: Sendable, Equatable, Encodable {
  /// The scheme of its links, if the sources say it once.
  let scheme: String?
  /// In the order of their files.
  let coordinators: [CoordinatorRoutes]
  /// In the order of their files.
  let deepLinks: [DeepLinkHandler]
  /// What could not be read, each on one line.
  let problems: [String]

  var isEmpty: Bool { coordinators.isEmpty && deepLinks.isEmpty }
}
