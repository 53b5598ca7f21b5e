import Screens

@testable import TerminalShell

/// An interface that shows a screen at a size.
func interface(
  _ screen: Screen, columns: Int = 40, rows: Int = 12, display: DisplaySettings = DisplaySettings()
) -> Interface {
  var interface = Interface(size: TerminalSize(columns: columns, rows: rows))
  interface.show(screen, display: display)
  return interface
}

extension Interface {
  mutating func show(_ screen: Screen, display: DisplaySettings = DisplaySettings()) {
    show(screen, display: display) { $0.text }
  }

  /// The frame as one text.
  mutating func picture() -> String {
    frame().canvas.lines.joined(separator: "\n")
  }

  @discardableResult
  mutating func press(_ keys: KeyPress...) -> [Request] {
    keys.flatMap { handle(.press($0)) }
  }

  @discardableResult
  mutating func press(_ keys: Key...) -> [Request] {
    keys.flatMap { handle(.press(KeyPress($0))) }
  }
}
