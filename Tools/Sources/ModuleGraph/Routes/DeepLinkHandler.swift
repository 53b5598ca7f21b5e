/// A function that takes links into the app.
struct DeepLinkHandler: Sendable, Equatable, Encodable {
  /// The declaration: `ProfileFeature.handleDeepLink`.
  let name: String
  let path: String
  let line: Int
  /// The links that it names, as they are written: `profile/edit`. Empty when it tells them apart in another way.
  let links: [String]
}
