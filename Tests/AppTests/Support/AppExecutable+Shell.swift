import Foundation

extension AppExecutable {
  /// Runs it from a shell, which opens and closes its descriptors.
  static func run(_ arguments: [String], redirections: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", #"exec "$0" "$@" "# + redirections, path] + arguments
    process.environment = [:]
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
