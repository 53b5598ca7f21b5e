import Foundation
import TestSupport

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
      let process = try SpawnedProcess([name] + arguments)
      let output = process.output.readDataToEndOfFile()
      guard process.waitForEnd() == 0 else { throw Failed(output: String(decoding: output, as: UTF8.self)) }
    }
  }
}
