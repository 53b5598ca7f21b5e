/// The links that lead into this app: `trellis://FEATURE/…`.
enum AppLink {
  /// What they begin with.
  static let scheme = "trellis"
}
