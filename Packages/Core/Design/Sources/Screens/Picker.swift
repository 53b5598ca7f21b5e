/// One of several options.
public struct Picker: Equatable, Sendable {
  /// Names the picker on its screen.
  public var id: String
  /// What is chosen.
  public var title: String
  /// The options, in their order.
  public var options: [Option]
  /// The id of the option that is chosen now.
  public var selection: String

  /// One option of a picker.
  public struct Option: Equatable, Sendable {
    /// Names the option within its picker.
    public var id: String
    /// The option for the person.
    public var title: String
    /// What choosing it asks for.
    public var action: ScreenAction
  }

  /// Makes a picker over values.
  ///
  /// - Parameters:
  ///   - title: what is chosen.
  ///   - values: the values to choose from; their descriptions name the options and must differ.
  ///   - selection: the value that is chosen now.
  ///   - id: names the picker on its screen; the title when not given.
  ///   - label: the words for a value.
  ///   - action: makes the action from the value that the person wants.
  public init<Value: Equatable, Action: Equatable & Sendable>(
    _ title: String, values: [Value], selection: Value, id: String? = nil,
    label: (Value) -> String, action: (Value) -> Action
  ) {
    self.id = id ?? title
    self.title = title
    self.selection = String(describing: selection)
    options = values.map { value in
      Option(id: String(describing: value), title: label(value), action: ScreenAction(action(value)))
    }
  }

  /// The option that is chosen now, or nil when the selection names none.
  public var selectedOption: Option? {
    options.first { $0.id == selection }
  }
}
