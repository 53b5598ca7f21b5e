import Foundation
import TrellisKit

/// The real `trellis`, built beside the tests.
public enum TrellisExecutable {
  /// Its path.
  public static let path = "\(folder)/trellis"

  private static let folder = Bundle.main.bundleURL.path

  /// Runs it to its end.
  public static func run(_ words: String...) async throws -> ChildProcess.Output {
    try await run(words)
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - words: its command line.
  ///   - folder: where it runs; the current folder when nil.
  ///   - environment: environment variables besides, or instead of, those of this process.
  public static func run(
    _ words: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) async throws -> ChildProcess.Output {
    try await run(command: [path] + words, in: folder, environment: environment)
  }

  /// Runs any program to its end, with `trellis` on the PATH.
  ///
  /// - Parameters:
  ///   - command: its name or path, and its arguments.
  ///   - folder: where it runs; the current folder when nil.
  ///   - environment: environment variables besides, or instead of, those of this process.
  public static func run(
    command: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) async throws -> ChildProcess.Output {
    let search = ["PATH": "\(Self.folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
    return try await ChildProcess(command, in: folder, environment: search.merging(environment) { $1 })
      .output()
  }
}
