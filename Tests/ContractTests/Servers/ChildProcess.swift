import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that leads a group of its own, so that nothing of it outlives the test.
struct ChildProcess {
  private let id: pid_t

  struct NotStarted: Error {
    let command: [String]
    let reason: String
  }

  /// Starts a command without input.
  ///
  /// - Parameters:
  ///   - command: the path of an executable, and its arguments.
  ///   - log: the file that gets all it writes.
  init(_ command: [String], log: URL) throws {
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

    let arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, command[0], &actions, &attributes, arguments, environ)
    guard code == 0 else {
      throw NotStarted(command: command, reason: String(cString: strerror(code)))
    }
    id = process
  }

  /// Whether it has ended by itself. It stays a zombie, so that its id belongs to nobody else before `end()`.
  var hasEnded: Bool {
    var information = siginfo_t()
    let status = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return status == 0 && information.si_signo == SIGCHLD
  }

  /// Ends the whole group at once.
  func end() {
    kill(-id, SIGKILL)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }
}
