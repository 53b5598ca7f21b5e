#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension PseudoTerminal {
  /// How a program ended.
  public enum Ending: Equatable, Sendable {
    /// It exited with a code.
    case exit(Int32)
    /// A signal ended it.
    case signal(Int32)
  }

  /// Starts a program that has this terminal, and nothing else, for its input and output.
  ///
  /// - Parameters:
  ///   - path: the path of the executable.
  ///   - arguments: what stands behind it.
  ///   - environment: its environment variables, all of them.
  /// - Returns: the id of its process.
  /// - Throws: `Failure` when it can't be started.
  public func start(
    _ path: String, _ arguments: [String] = [], environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID of <spawn.h>, which the Swift module leaves out as a GNU extension.
      let leadsSession: Int16 = 0x80
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let leadsSession = Int16(POSIX_SPAWN_SETSID)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // A leader of a session without a terminal gets the first one that it opens.
    posix_spawnattr_setflags(&attributes, leadsSession)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, self.path, O_RDWR, 0)
    }
    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, &attributes, argv, envp) == 0 else { throw Failure() }
    return process
  }

  /// Waits until a program that was started here has ended.
  public static func wait(for process: pid_t) -> Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The macros of <sys/wait.h> are not imported: the low seven bits are the signal, the next eight the exit code.
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
