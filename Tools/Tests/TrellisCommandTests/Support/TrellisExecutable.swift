import Foundation
import TrellisKit

/// The real executable, built beside these tests.
enum TrellisExecutable {
  /// The folder that it is in.
  static let folder = Bundle.main.bundleURL.path

  /// Runs it to its end.
  static func run(_ words: String...) async throws -> ChildProcess.Output {
    try await run(["\(folder)/trellis"] + words)
  }

  /// Runs a program to its end, on a thread of its own, with `trellis` on the PATH.
  static func run(_ command: [String]) async throws -> ChildProcess.Output {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try ChildProcess(command, environment: ["PATH": "\(folder):\(path)"]).run(timeout: .seconds(120))
          })
      }
    }
  }
}
