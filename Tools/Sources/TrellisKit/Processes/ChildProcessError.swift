/// A program that could not be run to its end.
public enum ChildProcessError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such program on the PATH.
  case notFound(String)
  /// It could not be started; with the reason.
  case notStarted(String, String)
  /// It took longer than it may.
  case tookTooLong(String, Duration)

  /// What happened, on one line.
  public var description: String {
    switch self {
    case .notFound(let name) where name.contains("/"): "there is no program \(name)".onOneLine
    case .notFound(let name): "\(name) is not on the PATH".onOneLine
    case .notStarted(let name, let reason): "\(name) could not be started: \(reason)".onOneLine
    case .tookTooLong(let name, let timeout): "\(name) took longer than \(timeout)".onOneLine
    }
  }
}
