/// A message that fills a screen, with the ways on from it.
public struct Notice: Equatable, Sendable {
  /// What is the case, in a few words.
  public var title: String
  /// What it means and what to do next.
  public var message: String
  /// The ways on.
  public var buttons: [Button]

  /// Makes a notice.
  public init(_ title: String, message: String, buttons: [Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
