import DevelopmentServer

/// What the command line of `trellis` asks for.
enum TrellisCommand {
  case help
  case version
  case serve(ServeCommand)

  static let versionNumber = "0.1.0"

  static let usage = """
    Usage: trellis COMMAND [OPTIONS]

    Commands:
      serve        the app's API on a real socket, with faults on demand

    Options:
      --version    print the version
      --help       print this; after a command, how to use it

    """

  init(_ arguments: [String]) throws(UsageError) {
    switch arguments.first {
    case nil, "--help", "-h": self = .help
    case "--version":
      guard arguments.count == 1 else { throw .unknownOption(arguments[1]) }
      self = .version
    case "serve": self = .serve(try ServeCommand(arguments.dropFirst()))
    case let word?: throw word.hasPrefix("-") ? .unknownOption(word) : .unknownCommand(word)
    }
  }

  /// How to use the command that a command line begins with.
  static func usage(for arguments: [String]) -> String {
    arguments.first == "serve" ? ServeCommand.usage : usage
  }
}
