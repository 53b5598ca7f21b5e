import Foundation

/// A program that is installed on this machine, perhaps.
struct Tool: Sendable {
  struct Failed: Error {
    let output: String
  }

  static let openssl = Tool(name: "openssl")
  static let node = Tool(name: "node")

  let name: String

  var isInstalled: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Runs it to its end.
  func run(_ arguments: String...) async throws {
    try await onThread {
      let (process, output) = prepared(arguments)
      try process.run()
      let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failed(output: text) }
    }
  }

  /// A process of it that isn't running yet, and what it will write.
  func prepared(_ arguments: [String]) -> (Process, FileHandle) {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    return (process, pipe.fileHandleForReading)
  }
}
