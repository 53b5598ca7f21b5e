import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that leads a group of its own, so that nothing of it outlives the test. It must be ended.
struct ChildProcess: Sendable {
  private let id: pid_t

  struct NotStarted: Error {
    let command: [String]
    let reason: String
  }

  /// Starts a command without input.
  ///
  /// - Parameters:
  ///   - command: the path of an executable, and its arguments.
  ///   - environment: the variables it gets besides those of this process.
  ///   - log: the file that gets all it writes.
  init(_ command: [String], environment: [String: String] = [:], log: URL) throws {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, log.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let words = [command, variables.map { "\($0)=\($1)" }].map { $0.map { strdup($0) } + [nil] }
    defer { words.joined().forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, command[0], &actions, &attributes, words[0], words[1])
    guard code == 0 else {
      throw NotStarted(command: command, reason: String(cString: strerror(code)))
    }
    id = process
  }

  /// Whether it has ended by itself.
  var hasEnded: Bool { waits(WNOHANG) }

  /// Returns when it has ended by itself.
  func ending() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        _ = waits(0)
        continuation.resume()
      }
    }
  }

  /// Ends the whole group at once, where it hasn't ended by itself.
  ///
  /// - Returns: the exit code, or 128 and the signal that ended it.
  @discardableResult
  func end() -> Int32 {
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// It stays a zombie, so that its id belongs to nobody else before `end()`.
  private func waits(_ options: Int32) -> Bool {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT | options) < 0 {
      guard errno == EINTR else { return true }
    }
    return information.si_signo == SIGCHLD
  }
}

extension ChildProcess {
  struct Run {
    let code: Int32
    let output: String
  }

  /// Runs a command to its end.
  static func run(_ command: [String], environment: [String: String] = [:]) async throws -> Run {
    try await TemporaryFolder.with { folder in
      let log = folder.appending(path: "log")
      let process = try ChildProcess(command, environment: environment, log: log)
      await process.ending()
      return Run(code: process.end(), output: try String(contentsOf: log, encoding: .utf8))
    }
  }
}
