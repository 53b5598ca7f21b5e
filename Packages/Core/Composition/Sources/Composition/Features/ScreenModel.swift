import Design

/// Something that shows a screen and takes what a person asks for. Feature models conform to it; so does whatever
/// puts their screens together.
@MainActor
public protocol ScreenModel: AnyObject {
  /// What to show now. Observable: a shell draws again when anything read here changes.
  var screen: Screen { get }

  /// Takes an action from the screen. An action of another model is ignored: it comes from a screen that was still
  /// drawn when this one took its place.
  func send(_ action: ScreenAction)

  /// Whether the end of the app would take something away that a person has typed, and that is neither saved nor given up.
  /// A shell asks before it ends the app because of a key.
  var hasUnsavedChanges: Bool { get }

  /// Work that belongs to the time the screen is shown: a shell starts it when the screen appears and cancels it
  /// when the screen goes. It ends by itself; what lasts is observed instead.
  func task() async

  /// The screen has gone, whatever took it away: what only counts while somebody looks at it ends here, such as a
  /// question, a request whose answer nobody waits for any more, or a password that was typed. A shell calls it when
  /// another screen is shown, or none any more.
  func leave()
}

extension ScreenModel {
  /// Nothing would be lost.
  public var hasUnsavedChanges: Bool { false }
  /// Does nothing.
  public func task() async {}
  /// Does nothing.
  public func leave() {}
}
