/// Turns while there is work whose end nobody can tell.
struct Spinner: Equatable, Sendable {
  static let interval = Duration.milliseconds(120)
  private static let symbols = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  private var step = 0

  var symbol: String { Self.symbols[step] }

  mutating func turn() {
    step = (step + 1) % Self.symbols.count
  }
}
