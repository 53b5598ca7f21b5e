/// When a piece of code runs, seen from the member that it is in.
public enum Evaluation: Sendable {
  /// Whenever the member is called or read; closures that are called at once included.
  case withMember
  /// When a value of the type is made: an initializer, the first value of a stored property.
  case initialization
  /// Once, when it is first needed: a static or lazy property.
  case once
  /// Later, and not for drawing: the action of a button, a task, a setter.
  case later
  /// Nobody can tell from here.
  case unknown
}
