/// What the environment tells about a terminal.
struct TerminalTraits: Equatable, Sendable {
  let colorDepth: ColorDepth
  /// Whether erased cells take the background colour (`bce` in terminfo); GNU screen is known not to.
  let erasesWithBackground: Bool
  /// Whether the terminal's own background is light, as COLORFGBG tells; nil if it doesn't. Some terminals also tell
  /// when they are asked: `KeyParser.background`.
  let isLight: Bool?

  init(environment: [String: String]) {
    colorDepth = ColorDepth(environment: environment)
    erasesWithBackground = !(environment["TERM"] ?? "").hasPrefix("screen")
    let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    isLight = background.map { $0 == 7 || (9...15).contains($0) }
  }
}
