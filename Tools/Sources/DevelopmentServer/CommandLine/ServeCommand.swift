import TrellisKit

/// What the command line of `trellis serve` asks for.
public enum ServeCommand: Sendable {
  /// A server.
  case serve(ServeOptions)
  /// The list of faults.
  case listFaults
  /// How to use it.
  case help

  /// Reads a command line.
  ///
  /// - Parameter arguments: the words after `serve`.
  /// - Throws: what is wrong with it.
  public init(_ arguments: some Collection<String>) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
    } else if arguments.contains("--list-faults") {
      if let other = arguments.first(where: { $0 != "--list-faults" }) { throw .unknownOption(other) }
      self = .listFaults
    } else {
      self = .serve(try ServeOptions(arguments))
    }
  }

  /// Does it.
  ///
  /// - Returns: the exit code.
  public func run() async -> Int32 {
    switch self {
    case .serve(let options): return await ServeRun(options).run()
    case .listFaults: return StandardStream.output.write(FaultList.text) ? 0 : 1
    case .help: return StandardStream.output.write(Self.usage) ? 0 : 1
    }
  }
}
