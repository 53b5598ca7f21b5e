import Foundation

/// The real executable, built beside these tests.
enum AppExecutable {
  /// Its path.
  static let path = Bundle.main.bundleURL.appending(path: "App").path

  /// How a run without a terminal went.
  struct Run {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Runs it without a terminal.
  ///
  /// - Parameters:
  ///   - arguments: what stands behind its name.
  ///   - environment: its environment variables, all of them.
  ///   - command: a command of the shell that runs it as `exec "$0" "$@"`; nil to run it without a shell.
  ///   - input: what it can read from its standard input.
  ///   - signal: what it is sent, if anything.
  ///   - text: what it writes before it is sent the signal.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], by command: String? = nil,
    input: FileHandle = .nullDevice, sending signal: Int32? = nil, after text: String = ""
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: command == nil ? path : "/bin/sh")
    process.arguments = (command.map { ["-c", $0, path] } ?? []) + arguments
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var beginning = Data()
    if let signal {
      while beginning.firstRange(of: Data(text.utf8)) == nil {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        beginning += more
      }
      kill(process.processIdentifier, signal)
    }
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: String(decoding: beginning, as: UTF8.self) + texts[0],
      errors: texts[1])
  }
}
