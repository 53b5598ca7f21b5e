import FlowShell

/// What is wrong with a command line.
public enum UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such word.
  case unknown(String)
  /// An option stands without its value.
  case missingValue(String)
  /// An option has a value that makes no sense; the second part says why.
  case invalidValue(String, String)
  /// An option stands there more than once.
  case repeated(String)
  /// An option changes nothing without others, which the second part names.
  case uselessWithout(String, String)
  /// No flow was named.
  case missingFlow
  /// Two flows have paths that can't be told apart.
  case alike(String, String)

  /// The exit code for it: `EX_USAGE` of sysexits.
  public static let exitCode: Int32 = 64

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .unknown(let word): "unknown option or command “\(word.visible)”"
    case .repeated(let option): "\(option.visible) stands there more than once"
    case .uselessWithout(let option, let others): "\(option) does nothing without \(others)"
    case .missingValue(let option): "\(option) needs a value"
    case .invalidValue(let option, let reason): "\(option): \(reason)"
    case .alike(let one, let other):
      "“\(one.visible)” and “\(other.visible)” would have the same name; run one at a time"
    case .missingFlow: "name at least one flow, for example Tests/Flows/first-launch.flow"
    }
  }
}

extension String {
  /// The text as it may be shown, and not too long for a message.
  fileprivate var visible: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(80))).harmless
  }
}

extension AppCommand {
  /// How to use the app.
  public static let usage =
    """
    Usage:
      App [OPTIONS]               the app, in this terminal
      App run FLOW… [OPTIONS]     walk through the app as scripts say, headless; - is a script on
                                  the standard input, and everything after -- is a FLOW

    Options for both:
      --backend URL       use the PocketBase server at URL instead of the app's own, in process
      --ca-file FILE      trust the certificates in the PEM file instead of the system's
      --allow-plain-http  let --backend be an http:// address that isn't on this machine
      --otlp URL          send analytics events to the OpenTelemetry collector at URL, such as
                          http://localhost:4318, if the person agrees

    Options:
      --state FOLDER      keep everything below FOLDER instead of the usual places
                          ($XDG_STATE_HOME/trellis and $XDG_CACHE_HOME/trellis)
      --junit FILE        write the results of the flows to FILE as JUnit XML; of files that are
                          there, only a JUnit report is replaced
      --snapshots FOLDER  write the screens that the flows keep to FOLDER
      --version           print the version
      --help              print this

    Exit codes: 0 all is well, 1 a flow failed or the app could not run, 64 wrong usage,
    73 a file or folder can't be made, 74 the terminal or the output can't be used or written to.

    Links into the app:

    """ + AppLink.examples.map { "  \($0)\n" }.joined()
}
