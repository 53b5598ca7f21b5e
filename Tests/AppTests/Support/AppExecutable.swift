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
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Run(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
