import Foundation

/// The real executable, built beside these tests.
enum TrellisExecutable {
  /// Its path.
  static let path = Bundle.main.bundleURL.appending(path: "trellis").path

  /// How a run went.
  struct Run {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Runs it to its end, on a thread of its own.
  static func run(_ arguments: [String]) async throws -> Run {
    try await onThread {
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
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
}

/// Does blocking work on a thread of its own, so that no thread of the pool waits for it.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(with: Swift.Result { try work() })
    }
  }
}
