import Design

/// What a key asks of whoever runs the interface.
enum Request: Equatable, Sendable {
  case send(ScreenAction)
  case type(String, into: TextField)
  case repaint
  case suspend
  case quit
}
