import Foundation

/// How text looks in a terminal.
public struct TerminalStyle: Sendable, Equatable {
  /// A look of text.
  public enum Look: Int, Sendable {
    /// Stands out.
    case bold = 1
    /// Stands back.
    case faint = 2
    /// Something is wrong.
    case red = 31
    /// All is well.
    case green = 32
    /// Something may be wrong.
    case yellow = 33
    /// A name or a hint.
    case cyan = 36
  }

  /// Text without looks.
  public static let plain = TerminalStyle(hasColor: false)

  /// Whether looks are written at all.
  public let hasColor: Bool

  /// Chooses whether looks are written.
  public init(hasColor: Bool) {
    self.hasColor = hasColor
  }

  /// The style for a stream: looks only in a terminal that knows them, and never with `NO_COLOR` (https://no-color.org).
  ///
  /// - Parameters:
  ///   - stream: where it is written.
  ///   - environment: the environment variables.
  public init(for stream: StandardStream, environment: [String: String] = ProcessInfo.processInfo.environment)
  {
    let refuses = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    hasColor = stream.isTerminal && !refuses
  }

  /// A text with looks.
  public func callAsFunction(_ text: String, _ looks: Look...) -> String {
    guard hasColor, !text.isEmpty else { return text }
    return "\u{1B}[\(looks.map { "\($0.rawValue)" }.joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
