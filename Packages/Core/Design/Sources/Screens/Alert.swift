/// A question or a message that must be answered before anything else on the screen can be used.
public struct Alert: Equatable, Sendable {
  /// What it is about.
  public var title: String
  /// What happens with each answer.
  public var message: String
  /// The answers; one with the cancel role is what Escape means.
  public var buttons: [Button]

  /// Makes an alert.
  public init(_ title: String, message: String, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The answer that changes nothing: the cancel button, or the only one there is.
  public var dismissal: Button? {
    buttons.first { $0.role == .cancel } ?? (buttons.count == 1 ? buttons.first : nil)
  }
}
