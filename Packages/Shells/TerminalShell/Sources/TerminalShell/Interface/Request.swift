import Screens

/// What a key asks of whoever runs the interface.
enum Request: Equatable, Sendable {
  case send(ScreenAction)
  case type(String, into: TextField)
  case repaint
  case suspend
  /// Ends it all, unless something that was typed is not saved: then the person is asked.
  case quit
  case quitAtOnce

  /// Whether the model may have something to say to it; what is typed is only noted.
  var isForAnAnswer: Bool {
    if case .send = self { true } else { false }
  }
}
