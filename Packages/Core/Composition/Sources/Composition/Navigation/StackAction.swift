/// What a stack itself takes.
public enum StackAction: Equatable, Sendable {
  /// Goes to the place below.
  case back
  /// Goes to where the app wants to go, and loses what was typed.
  case discard
  /// Stays where something was typed.
  case stay
}
