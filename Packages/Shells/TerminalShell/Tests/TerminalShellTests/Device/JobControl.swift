import CTerminal

@testable import TerminalShellTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a shell with job control does when a job is stopped and continued.
enum JobControl {
  /// A job that takes the terminal, and why it is stopped.
  enum Job: String, CaseIterable, Codable, Sendable {
    case suspendsItself, isStoppedUnasked, startsInBackground

    var signal: Int32 {
      switch self {
      case .suspendsItself: SIGTSTP
      case .isStoppedUnasked: SIGSTOP
      case .startsInBackground: SIGTTOU
      }
    }

    /// What it and its shell write.
    var output: String {
      switch self {
      case .suspendsItself: "[enter]job[leave]shell[enter]job again[leave]"
      case .isStoppedUnasked: "[enter]jobshelljob again[leave]"
      case .startsInBackground: "shell[enter]job[leave]"
      }
    }
  }

  /// Runs a job until it is stopped; brings it to the foreground, and exits with its exit code. Call it in a process
  /// of its own that leads a session.
  static func run(_ job: Job) {
    signal(SIGTTOU, SIG_IGN)
    signal(SIGTSTP, SIG_DFL)
    var cooked = termios()
    tcgetattr(STDIN_FILENO, &cooked)
    var modesOfLineEditor = cooked
    cfmakeraw(&modesOfLineEditor)
    if job == .startsInBackground { tcsetattr(STDIN_FILENO, TCSANOW, &modesOfLineEditor) }
    guard let fork = CFunction.fork() else { exit(2) }
    let process = fork()
    if process == 0 { runProcess(of: job) }
    setpgid(process, process)
    if job != .startsInBackground { tcsetpgrp(STDIN_FILENO, process) }
    var status: Int32 = 0
    waitpid(process, &status, WUNTRACED)
    let isStopped = status & 0xFF == 0x7F && status >> 8 & 0xFF == job.signal
    say(isStopped ? "shell" : "not stopped")
    tcsetattr(STDIN_FILENO, TCSANOW, &cooked)
    tcsetpgrp(STDIN_FILENO, process)
    kill(process, SIGCONT)
    waitpid(process, &status, 0)
    exit(status == 0 ? 0 : 1)
  }

  // Only calls that are safe after a fork.
  private static func runProcess(of job: Job) -> Never {
    var everySignal = sigset_t()
    sigfillset(&everySignal)
    setpgid(0, 0)
    // As its shell does, whoever comes first; SIGTTOU is still ignored.
    if job != .startsInBackground { tcsetpgrp(STDIN_FILENO, getpgrp()) }
    signal(SIGTTOU, SIG_DFL)
    if job == .startsInBackground {
      sigprocmask(SIG_BLOCK, &everySignal, nil)  // as on the threads that tasks run on
    } else {
      sigprocmask(SIG_UNBLOCK, &everySignal, nil)
    }
    cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
    sayThatItRuns("job")
    switch job {
    case .suspendsItself: cterminal_suspend()
    case .isStoppedUnasked: kill(getpid(), SIGSTOP)
    case .startsInBackground: break
    }
    if job != .startsInBackground { sayThatItRuns("job again") }
    cterminal_give_back()
    _exit(0)
  }

  private static func sayThatItRuns(_ text: StaticString) {
    var modes = termios()
    tcgetattr(STDIN_FILENO, &modes)
    say(modes.c_lflag & tcflag_t(ICANON) == 0 ? text : "not raw")
  }

  private static func say(_ text: StaticString) {
    write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
