import Foundation

/// A program that is run and waited for.
public struct ChildProcess: Sendable {
  /// What a program left behind.
  public struct Output: Sendable, Equatable {
    /// The exit code, or 128 and the signal that ended it.
    public let code: Int32
    /// What it wrote to its standard output.
    public let output: Data
    /// What it wrote to its standard error.
    public let errors: Data
    /// What it took.
    public let cost: Cost

    /// Its standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Its standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  private let command: [String]
  private let folder: String?
  private let environment: [String: String]

  /// Describes a program to run.
  ///
  /// - Parameters:
  ///   - command: its name, looked for on the PATH, or its path; and its arguments.
  ///   - folder: where it runs; the current folder when nil.
  ///   - environment: environment variables besides, or instead of, those of this process.
  public init(_ command: [String], in folder: String? = nil, environment: [String: String] = [:]) {
    precondition(!command.isEmpty)
    self.command = command
    self.folder = folder
    self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  }

  /// Runs it without input, and waits on the calling thread.
  ///
  /// - Parameter timeout: how long it may take; then it is killed with all that it has started.
  /// - Throws: `ChildProcessError` when it can't be started or takes too long.
  public func run(timeout: Duration = .seconds(600)) throws(ChildProcessError) -> Output {
    var collected = Data()
    let end = try run(timeout: timeout) { collected.append(contentsOf: $0) }
    return Output(code: end.code, output: collected, errors: end.errors, cost: end.cost)
  }

  /// Runs it without input, and hands over its standard output while it runs, so that it needn't be kept.
  ///
  /// - Parameters:
  ///   - timeout: how long it may take; then it is killed with all that it has started.
  ///   - take: is called on the calling thread with each part of the output.
  /// - Returns: how it ended; `output` is empty.
  /// - Throws: `ChildProcessError` when it can't be started or takes too long.
  public func run(
    timeout: Duration = .seconds(600), _ take: (ArraySlice<UInt8>) -> Void
  ) throws(ChildProcessError) -> Output {
    let running = try spawn()
    guard let errors = running.read(until: .now + timeout, take) else {
      running.kill()
      throw .tookTooLong(command[0], timeout)
    }
    let (code, cost) = running.wait()
    return Output(code: code, output: Data(), errors: errors, cost: cost)
  }

  /// Runs it without input on a thread of its own, and suspends until it has ended.
  ///
  /// - Parameter timeout: how long it may take; then it is killed with all that it has started.
  /// - Throws: `ChildProcessError` when it can't be started or takes too long.
  public func output(timeout: Duration = .seconds(600)) async throws(ChildProcessError) -> Output {
    try await OnThread.run { () throws(ChildProcessError) in try run(timeout: timeout) }
  }

  func spawn(isMixed: Bool = false) throws(ChildProcessError) -> SpawnedProcess {
    guard let path = Self.path(of: command[0], environment: environment) else {
      throw .notFound(command[0])
    }
    return try SpawnedProcess(
      path: path, command: command, folder: folder, environment: environment, isMixed: isMixed)
  }

  /// Where a program is.
  ///
  /// - Parameters:
  ///   - name: its name; a path stays as it is.
  ///   - environment: environment variables, of which `PATH` counts.
  /// - Returns: nil when no folder of the PATH has it.
  public static func path(
    of name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    let candidates =
      name.contains("/")
      ? [name] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
