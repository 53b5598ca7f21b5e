import Screens

/// What a person answers who is asked whether to quit.
enum QuitAnswer: Equatable, Sendable {
  case quit
  case keepEditing
}

extension Alert {
  /// Asks whoever quits although something that they have typed is not saved.
  static let quit = Alert(
    "Quit without saving?", message: "What you have typed was not saved.",
    buttons: [
      Button("Keep editing", role: .cancel, action: QuitAnswer.keepEditing),
      Button("Quit", role: .destructive, action: QuitAnswer.quit),
    ])
}
