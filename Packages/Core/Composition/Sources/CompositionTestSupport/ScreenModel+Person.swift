import Composition
import Design

/// Why a person could not do something on a screen.
public struct NotOnScreen: Error, CustomStringConvertible {
  /// What was looked for and what is there instead.
  public let description: String
}

extension ScreenModel {
  /// Does what a person does who uses the button, row or toggle with a title, or the answer of an alert.
  ///
  /// - Throws: `NotOnScreen` when there is none that can be used now.
  public func tap(_ title: String) throws {
    guard let action = screen.action(titled: title) else {
      throw NotOnScreen(description: "no usable “\(title)” among \(screen.texts)")
    }
    send(action)
  }

  /// Types a whole new text into the field with a label.
  ///
  /// - Throws: `NotOnScreen` when there is none.
  public func type(_ text: String, into label: String) throws {
    guard let field = screen.textField(labelled: label) else {
      throw NotOnScreen(description: "no field “\(label)” among \(screen.texts)")
    }
    send(field.action(for: text))
  }

  /// Chooses an option of the picker with a title.
  ///
  /// - Throws: `NotOnScreen` when there is none.
  public func choose(_ option: String, in title: String) throws {
    guard let chosen = screen.picker(titled: title)?.options.first(where: { $0.title == option })
    else { throw NotOnScreen(description: "no “\(option)” of “\(title)” among \(screen.texts)") }
    send(chosen.action)
  }
}
