/// What the command line of the app asks for.
public enum AppCommand: Equatable, Sendable {
  /// The app itself, in the terminal.
  case interactive(InteractiveOptions)
  /// Flows, headless.
  case run(FlowOptions)
  /// How to use the app.
  case help
  /// The version of the app.
  case version

  /// Where the app keeps things, and what it is connected to.
  public struct InteractiveOptions: Equatable, Sendable {
    /// Where state and cache are kept; nil for the usual places.
    public var folder: String?
    /// The server and what else is reached.
    public var connection = ConnectionOptions()
  }

  /// Which flows to run, against which server, and what to write about them.
  public struct FlowOptions: Equatable, Sendable {
    /// The flows, in their order.
    var flows: [FlowFile] = []
    /// The file for JUnit XML.
    public var junit: String?
    /// The folder for snapshots.
    public var snapshots: String?
    /// The server and what else is reached.
    public var connection = ConnectionOptions()
  }

  /// Reads a command line.
  ///
  /// - Parameter arguments: the words after the name of the executable.
  /// - Throws: what is wrong with it.
  public init(_ arguments: [String]) throws(UsageError) {
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      self = .help
    } else if arguments.first == "--version" {
      guard arguments.count == 1 else { throw .unknown(arguments[1]) }
      self = .version
    } else if arguments.first == "run" {
      try Self.refuseRepeatedOptions(options)
      self = .run(try Self.flowOptions(arguments.dropFirst()))
    } else {
      try Self.refuseRepeatedOptions(options)
      self = .interactive(try Self.interactiveOptions(arguments))
    }
  }

  /// No value begins with a hyphen, so such words are all options.
  private static func refuseRepeatedOptions(_ words: ArraySlice<String>) throws(UsageError) {
    var options: Set<String> = []
    for word in words where word.hasPrefix("-") && word != FlowFile.standardInput {
      guard options.insert(word).inserted else { throw .repeated(word) }
    }
  }

  private static func interactiveOptions(_ arguments: [String]) throws(UsageError) -> InteractiveOptions {
    var words = arguments[...]
    var options = InteractiveOptions()
    options.connection = try ConnectionOptions(taking: &words)
    while let word = words.popFirst() {
      guard word == "--state" else { throw .unknown(word) }
      options.folder = try words.takeValue(of: word)
    }
    return options
  }

  private static func flowOptions(_ arguments: ArraySlice<String>) throws(UsageError) -> FlowOptions {
    var words = arguments.prefix { $0 != "--" }
    var paths: [String] = []
    var options = FlowOptions()
    options.connection = try ConnectionOptions(taking: &words)
    while let word = words.popFirst() {
      switch word {
      case "--junit": options.junit = try words.takeValue(of: word)
      case "--snapshots": options.snapshots = try words.takeValue(of: word)
      case FlowFile.standardInput: paths.append(word)
      case _ where word.hasPrefix("-"): throw .unknown(word)
      default: paths.append(word)
      }
    }
    // What stands after two dashes is a flow, whatever it begins with.
    paths += arguments.drop { $0 != "--" }.dropFirst()
    if paths.contains("") { throw .unknown("") }
    guard !paths.isEmpty else { throw .missingFlow }
    options.flows = try FlowFile.all(paths)
    return options
  }
}
