extension Fault {
  static let connection: [Fault] = [
    Fault("empty-answer", "Closes the connection without a word.") { _ in [.close] },
    Fault("reset-before-headers", "Breaks the connection without a word.") { _ in [.reset] },
    Fault("reset-in-headers", "Breaks the connection in the middle of the headers.") {
      [.bytes($0.firstHalfOfHead), .pause(settling), .reset]
    },
    Fault("reset-after-headers", "Breaks the connection after the headers.") {
      [.text($0.head), .pause(settling), .reset]
    },
    Fault("reset-in-body", "Breaks the connection in the middle of the body.") {
      [.text($0.head), .bytes($0.firstHalf), .pause(settling), .reset]
    },
    Fault("close-in-headers", "Closes the connection in the middle of the headers.") {
      [.bytes($0.firstHalfOfHead), .close]
    },
    Fault("close-after-answer", "Answers well, and closes the connection without having said so.") {
      [.bytes($0.answer), .close]
    },
    Fault("reset-after-answer", "Answers well, and breaks the connection a moment later.") {
      [.bytes($0.answer), .pause(settling), .reset]
    },
    Fault("duplicate-answer", "Answers twice.") { [.bytes($0.answer), .bytes($0.answer)] },
  ]

  /// So that a client has read what came before a reset: the system may throw away what it hasn't.
  private static let settling = Duration.milliseconds(50)
}
