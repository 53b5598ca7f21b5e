import Composition
import Screens

/// Why a person could not do something on a screen.
public struct NotOnScreen: Error, CustomStringConvertible {
  /// What was looked for and what is there instead.
  public let description: String
}

extension ScreenModel {
  /// Hands an action to this model, or to the one whose screen in it the action is for, unless nothing is taken now.
  ///
  /// - Throws: `NotOnScreen` when there is none.
  public func perform(_ action: ScreenAction) throws {
    guard let model = models.first(where: { $0.knows(action) }) else {
      throw NotOnScreen(description: "nobody takes \(action) on \(screen.texts)")
    }
    if models.allSatisfy(\.takesActions) { model.take(action) }
  }

  /// Does what a person does who uses the button, row or toggle with a title, or the answer of an alert.
  ///
  /// - Throws: `NotOnScreen` when there is none that can be used now, several could be meant, or nobody takes what it asks for.
  public func tap(_ title: String) throws {
    guard let action = screen.action(titled: title) else {
      throw NotOnScreen(description: "not one usable “\(title)” among \(screen.texts)")
    }
    try perform(action)
  }

  /// Types a whole new text into the field with a label.
  ///
  /// - Throws: `NotOnScreen` when there is none, or more than one.
  public func type(_ text: String, into label: String) throws {
    let fields = screen.textFields(labelled: label)
    guard fields.count == 1 else {
      throw NotOnScreen(description: "\(fields.count) fields “\(label)” among \(screen.texts)")
    }
    try perform(fields[0].action(for: text))
  }

  /// Chooses an option of the picker with a title.
  ///
  /// - Throws: `NotOnScreen` when there is none, or more than one.
  public func choose(_ option: String, in title: String) throws {
    let options = screen.pickers(titled: title).flatMap(\.options).filter { $0.title == option }
    guard options.count == 1 else {
      throw NotOnScreen(
        description: "\(options.count) options “\(option)” of “\(title)” among \(screen.texts)")
    }
    try perform(options[0].action)
  }
}
