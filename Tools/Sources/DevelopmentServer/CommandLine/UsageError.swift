import LoopbackServer

/// What is wrong with a command line.
public enum UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such command.
  case unknownCommand(String)
  /// There is no such option.
  case unknownOption(String)
  /// An option stands without its value.
  case missingValue(String)
  /// The text is no port.
  case invalidPort(String)
  /// The fault can't be had.
  case fault(FaultError)

  /// The exit code for it: `EX_USAGE` of sysexits.
  public static let exitCode: Int32 = 64

  /// What is wrong, on one line.
  public var description: String {
    switch self {
    case .unknownCommand(let word): "unknown command “\(word)”".onOneLine
    case .unknownOption(let word): "unknown option “\(word)”".onOneLine
    case .missingValue(let option): "\(option) needs a value"
    case .invalidPort(let text): "“\(text)” is no port; a port is a number from 0 to 65535".onOneLine
    case .fault(let error): "\(error); “trellis serve --list-faults” lists all".onOneLine
    }
  }
}

extension String {
  /// The text with every control character made visible, and not too long for a message.
  fileprivate var onOneLine: String {
    let scalars = unicodeScalars.prefix(300).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
