#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that is started and waited for. Foundation's `waitUntilExit` looks only every 50 ms on Linux, which is
/// longer than what is measured here.
enum ChildProcess {
  /// Runs a command without input and with its output thrown away.
  ///
  /// - Parameter command: the path of an executable, and its arguments.
  /// - Returns: the exit code, or 128 and the signal that ended it.
  static func run(_ command: [String]) throws -> Int32 {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

    let arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, command[0], &actions, nil, arguments, environ)
    guard code == 0 else {
      throw PairedRuns.Failure(
        description: "\(command[0]) could not be started: \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        throw PairedRuns.Failure(description: "\(command[0]) was lost: \(String(cString: strerror(errno)))")
      }
    }
    // The macros of <sys/wait.h> are not imported: the low seven bits are the signal, the next eight the exit code.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
