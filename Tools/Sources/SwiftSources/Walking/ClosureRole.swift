/// What a closure is for, as far as the name of the function and the argument's label tell.
public enum ClosureRole: Sendable {
  /// It makes views, together with the code around it.
  case builder
  /// It makes the views of a sheet, an alert, a menu, another screen.
  case presentation
  /// It answers to something that happens, or runs in a task.
  case action
  /// It is called at once and its result used: `map`, `filter`, or a closure that is called in place.
  case transform
  /// It is called at once, and what it changes is animated.
  case animation
  /// Nobody can tell from here.
  case unknown
}
