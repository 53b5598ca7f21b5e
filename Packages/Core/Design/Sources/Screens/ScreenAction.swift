/// What a person asked for: one value of a model's own `Action` type with the type erased, so that a shell can
/// carry it back without knowing the feature.
///
/// Actions are values: they can be compared, logged and replayed. The description names the action and its type
/// but never its payload, since a payload may be what somebody typed into a password field.
public struct ScreenAction: Sendable {
  private let base: any Equatable & Sendable

  /// Wraps an action of a model.
  public init<Action: Equatable & Sendable>(_ action: Action) {
    base = action
  }

  /// The action as the given type, or nil when it belongs to another model.
  ///
  /// - Parameter type: the `Action` type of the model that asks.
  public func unwrapped<Action>(as type: Action.Type = Action.self) -> Action? {
    base as? Action
  }
}

extension ScreenAction: Equatable {
  /// Two actions are equal when they have the same type and the same value.
  public static func == (lhs: ScreenAction, rhs: ScreenAction) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool {
      value == rhs.base as? Value
    }
    return equals(lhs.base)
  }
}

extension ScreenAction: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The type and the case, without the payload: `SignInModel.Action.edit`.
  public var description: String {
    let mirror = Mirror(reflecting: base)
    let type = String(reflecting: Swift.type(of: base)).split(separator: ".").dropFirst().joined(
      separator: ".")
    guard mirror.displayStyle == .enum else { return type }
    let name = mirror.children.first?.label ?? String(describing: base)
    return "\(type).\(name)"
  }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` does not print what somebody typed.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
