/// A table of links into the app, or a function that takes them.
struct DeepLinkHandler: Sendable, Equatable, Encodable {
  /// The declaration: `ProfileDeepLinks`, `ProfileFeature.handleDeepLink`.
  let name: String
  let path: String
  let line: Int
  /// The links that it names, as they are written: `profile/edit`. Empty when it tells them apart in another way.
  let links: [String]
}
