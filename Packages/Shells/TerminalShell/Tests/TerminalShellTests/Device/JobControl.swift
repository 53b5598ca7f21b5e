import CTerminal

@testable import TerminalShellTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a shell with job control does when a job is suspended and continued.
enum JobControl {
  /// Runs a job that takes the terminal and suspends itself; continues it, and exits with its exit code. Call it in
  /// a process of its own that leads a session.
  static func runSuspendedJob() {
    signal(SIGTTOU, SIG_IGN)
    signal(SIGTSTP, SIG_DFL)
    guard let fork = CFunction.fork() else { exit(2) }
    let job = fork()
    if job == 0 { runJob() }
    setpgid(job, job)
    tcsetpgrp(STDIN_FILENO, job)
    var status: Int32 = 0
    waitpid(job, &status, WUNTRACED)
    let isStoppedByKey = status & 0xFF == 0x7F && status >> 8 & 0xFF == SIGTSTP
    say(isStoppedByKey ? "shell" : "not stopped")
    kill(job, SIGCONT)
    waitpid(job, &status, 0)
    exit(status == 0 ? 0 : 1)
  }

  // Only calls that are safe after a fork.
  private static func runJob() -> Never {
    var everySignal = sigset_t()
    sigfillset(&everySignal)
    sigprocmask(SIG_UNBLOCK, &everySignal, nil)  // the thread that forked blocks some
    setpgid(0, 0)
    while tcgetpgrp(STDIN_FILENO) != getpgrp() { usleep(100) }
    signal(SIGTTOU, SIG_DFL)
    cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
    say("job")
    cterminal_suspend()
    say("job again")
    cterminal_give_back()
    _exit(0)
  }

  private static func say(_ text: StaticString) {
    write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
