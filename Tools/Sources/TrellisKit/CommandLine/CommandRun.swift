/// A run of a command line tool, with what it says and the code it ends with when it fails.
public enum CommandRun {
  /// Does it.
  ///
  /// - Parameters:
  ///   - command: what stands before messages, and has a `--help`.
  ///   - body: does it, and returns the exit code.
  /// - Returns: the exit code.
  public static func exitCode(of command: String, _ body: @Sendable () async throws -> Int32) async -> Int32 {
    do {
      return try await body()
    } catch let error as UsageError {
      StandardStream.report("\(command): \(error)\nSee “\(command) --help”.\n")
      return ExitCode.usage
    } catch let error as OutputError {
      if !error.hasNoReader { StandardStream.report("\(command): \(error)\n") }
      return error.exitCode
    } catch {
      StandardStream.report("\(command): \("\(error)".onOneLine)\n")
      return ExitCode.couldNotRun
    }
  }
}
