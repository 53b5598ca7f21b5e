import Composition

extension FeatureAPI {
  /// Opens a link as an app does, which reads it first.
  ///
  /// - Returns: whether it was opened.
  public func open(_ text: String) -> Bool {
    guard let link = try? DeepLinkFormat(scheme: "trellis").link(in: text) else { return false }
    return handleDeepLink(link)
  }
}
