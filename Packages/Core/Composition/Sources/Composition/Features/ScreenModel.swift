import Screens

/// Something that shows a screen and takes what a person asks for. Feature models conform to it; so do the containers that
/// put their screens together.
@MainActor
public protocol ScreenModel: AnyObject {
  /// What can be asked for on its own screen; not given where nothing can.
  associatedtype Action: Equatable & Sendable = Never

  /// What to show now. Observable: a shell draws again when anything read here changes.
  var screen: Screen { get }

  /// Takes an action from its screen.
  func send(_ action: Action)

  /// Whether anything can be asked for now on its screen and on those in it. What is asked for meanwhile is dropped.
  var takesActions: Bool { get }

  /// The model whose screen lies in this one's; nil unless this is a container.
  var content: (any ScreenModel)? { get }

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
  /// Everything can be asked for.
  public var takesActions: Bool { true }
  /// Nothing lies in it.
  public var content: (any ScreenModel)? { nil }
  /// Nothing would be lost.
  public var hasUnsavedChanges: Bool { false }
  /// Does nothing.
  public func task() async {}
  /// Does nothing.
  public func leave() {}

  /// The model whose screen is on top: the innermost one.
  public var presented: any ScreenModel { content?.presented ?? self }

  /// This model and those whose screens lie in its, from the outside to the one on top.
  public var models: [any ScreenModel] { [self] + (content?.models ?? []) }

  /// Whether an action is one of this model's own, and not of one whose screen lies in it.
  public func knows(_ action: ScreenAction) -> Bool {
    action.unwrapped(as: Action.self) != nil
  }

  /// Takes an action if it is one of this model's own.
  public func take(_ action: ScreenAction) {
    if let action = action.unwrapped(as: Action.self) { send(action) }
  }
}

extension ScreenModel where Action == Never {
  /// There is no action to take.
  public func send(_ action: Never) {}
}
