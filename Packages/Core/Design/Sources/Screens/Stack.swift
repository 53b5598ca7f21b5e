/// A screen that lies on others, with the way back.
public struct Stack: Equatable, Sendable {
  /// The titles of the screens below, from the bottom up; empty at the root.
  public var below: [String]
  /// The screen on top.
  public var screen: Screen
  /// What going back asks for; nil at the root.
  public var back: ScreenAction?

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - below: the titles of the screens below, from the bottom up.
  ///   - screen: the screen on top.
  ///   - back: what going back asks for; ignored when nothing is below.
  public init<Action: Equatable & Sendable>(below: [String], screen: Screen, back: Action) {
    self.below = below
    self.screen = screen
    self.back = below.isEmpty ? nil : ScreenAction(back)
  }
}
