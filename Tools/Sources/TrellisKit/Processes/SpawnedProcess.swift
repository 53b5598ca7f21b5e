import Foundation

#if canImport(CPlatform)
  import CPlatform
#endif

#if canImport(Darwin)
  private typealias SpawnAttributes = posix_spawnattr_t?
#else
  private typealias SpawnAttributes = posix_spawnattr_t
#endif

/// A started program, in a session of its own, whose output is read. Foundation's `Process` needs a run loop to notice an
/// end in time, and leaves behind what a killed program has started.
struct SpawnedProcess {
  let process: pid_t
  let output: Int32
  let errors: Int32

  /// - Parameter isMixed: whether its standard error goes into its standard output, in the order in which it writes.
  init(
    path: String, command: [String], folder: String?, environment: [String: String], isMixed: Bool = false
  ) throws(ChildProcessError) {
    var outputPipe: [Int32] = [-1, -1]
    var errorPipe: [Int32] = [-1, -1]
    guard Self.makePipe(&outputPipe), isMixed || Self.makePipe(&errorPipe) else {
      for descriptor in outputPipe + errorPipe where descriptor >= 0 { close(descriptor) }
      throw .notStarted(command[0], String(cString: strerror(errno)))
    }
    output = outputPipe[0]
    errors = errorPipe[0]

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: SpawnAttributes
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = SpawnAttributes()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputPipe[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, isMixed ? outputPipe[1] : errorPipe[1], STDERR_FILENO)
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    Self.setSignals(&attributes)

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, &attributes, arguments, variables)
    for descriptor in [outputPipe[1], errorPipe[1]] where descriptor >= 0 { close(descriptor) }
    self.process = process
    guard code == 0 else {
      closePipes()
      throw .notStarted(command[0], String(cString: strerror(code)))
    }
  }

  /// What this process ignores or blocks is not handed on. Signals of a terminal go to this process alone.
  private static func setSignals(_ attributes: inout SpawnAttributes) {
    var (usual, none) = (sigset_t(), sigset_t())
    sigfillset(&usual)
    for number in [SIGKILL, SIGSTOP] { sigdelset(&usual, number) }
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setsigmask(&attributes, &none)
    #if canImport(Darwin)
      let newSession = POSIX_SPAWN_SETSID
    #else
      // <spawn.h> has it for GNU extensions only.
      let newSession: Int32 = 0x80
    #endif
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | newSession))
  }

  /// Pipes that other children started meanwhile don't inherit.
  private static func makePipe(_ descriptors: inout [Int32]) -> Bool {
    guard pipe(&descriptors) == 0 else { return false }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return true
  }

  func closePipes() {
    for descriptor in [output, errors] where descriptor >= 0 { close(descriptor) }
  }

  /// Reads all that it writes, and closes the pipes.
  ///
  /// - Parameter take: is called with each part of its standard output.
  /// - Returns: its standard error; nil when the time is over before it has closed its output.
  func read(until deadline: ContinuousClock.Instant, _ take: (ArraySlice<UInt8>) -> Void) -> Data? {
    defer { closePipes() }
    var collected = Data()
    var polls = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polls.contains(where: { $0.fd >= 0 }) {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return nil }
      guard poll(&polls, nfds_t(polls.count), Int32(min(left.rounded(.up), 60_000))) > 0 else { continue }
      for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
        let count = Foundation.read(polls[index].fd, &buffer, buffer.count)
        if count > 0 {
          if index == 0 { take(buffer[..<count]) } else { collected.append(contentsOf: buffer[..<count]) }
        } else if count == 0 || errno != EINTR {
          polls[index].fd = -1
        }
      }
    }
    return collected
  }

  /// Ends it and all that it has started.
  func kill() {
    ProcessSession(leader: process).send(SIGKILL)
    _ = wait()
  }

  /// Waits until it has ended, and says how and what it took.
  func wait() -> (code: Int32, cost: ChildProcess.Cost) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return (127, ChildProcess.Cost(rusage())) }
    }
    // The macros of <sys/wait.h> are not imported: the low seven bits are the signal, the next eight the exit code.
    let signal = status & 0x7F
    return (signal == 0 ? (status >> 8) & 0xFF : 128 + signal, ChildProcess.Cost(usage))
  }
}
