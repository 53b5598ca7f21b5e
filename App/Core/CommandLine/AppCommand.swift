/// What the command line of the app asks for.
public enum AppCommand: Equatable, Sendable {
  /// The app itself, in the terminal.
  ///
  /// - Parameter folder: where state and cache are kept; nil for the usual places.
  case interactive(folder: String?)
  /// Flows, headless.
  case run(FlowOptions)
  /// How to use the app.
  case help
  /// The version of the app.
  case version

  /// Which flows to run, and what to write about them.
  public struct FlowOptions: Equatable, Sendable {
    /// The files of the flows, in their order.
    public var flows: [String] = []
    /// The file for JUnit XML.
    public var junit: String?
    /// The folder for snapshots.
    public var snapshots: String?
  }

  /// Reads a command line.
  ///
  /// - Parameter arguments: the words after the name of the executable.
  /// - Throws: what is wrong with it.
  public init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
    } else if arguments.first == "--version" {
      guard arguments.count == 1 else { throw .unknown(arguments[1]) }
      self = .version
    } else if arguments.first == "run" {
      self = .run(try Self.flowOptions(arguments.dropFirst()))
    } else {
      self = .interactive(folder: try Self.folder(arguments))
    }
  }

  private static func folder(_ arguments: [String]) throws(UsageError) -> String? {
    var words = arguments[...]
    var folder: String?
    while let word = words.popFirst() {
      guard word == "--state" else { throw .unknown(word) }
      folder = try value(of: word, in: &words)
    }
    return folder
  }

  private static func flowOptions(_ arguments: ArraySlice<String>) throws(UsageError) -> FlowOptions {
    var words = arguments
    var options = FlowOptions()
    while let word = words.popFirst() {
      switch word {
      case "--junit": options.junit = try value(of: word, in: &words)
      case "--snapshots": options.snapshots = try value(of: word, in: &words)
      case _ where word.hasPrefix("-"): throw .unknown(word)
      default: options.flows.append(word)
      }
    }
    guard !options.flows.isEmpty else { throw .missingFlow }
    return options
  }

  private static func value(of option: String, in words: inout ArraySlice<String>) throws(UsageError)
    -> String
  {
    guard let value = words.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw .missingValue(option)
    }
    return value
  }
}
