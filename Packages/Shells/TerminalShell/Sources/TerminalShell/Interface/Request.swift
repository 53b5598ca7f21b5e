import Design

/// What a key asks of whoever runs the interface.
enum Request: Equatable, Sendable {
  case send(ScreenAction)
  case type(String, into: TextField)
  case repaint
  case suspend
  case quit

  /// Whether the model may have something to say to it; what is typed is only noted.
  var isForAnAnswer: Bool {
    if case .send = self { true } else { false }
  }
}
