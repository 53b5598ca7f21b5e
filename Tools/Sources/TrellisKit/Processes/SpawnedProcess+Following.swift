import Foundation

extension SpawnedProcess {
  /// How long what it wrote at its end may still be on its way.
  private static let drainTime = Duration.seconds(1)

  /// Reads all that it writes until it has ended, and ends it if it is told to or the time is over.
  func follow(
    until deadline: ContinuousClock.Instant?, grace: Duration, isStopped: () -> Bool,
    onOutput: (Data) -> Void
  ) -> ChildProcess.Ending {
    var polls = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var reason: ChildProcess.Ending?
    var killTime: ContinuousClock.Instant?
    while !hasEnded {
      read(&polls, onOutput)
      if reason == nil {
        reason = isStopped() ? .stopped : deadline.map { $0 < .now } == true ? .tookTooLong : nil
        guard reason != nil else { continue }
        ProcessSession(leader: process).send(SIGINT)
        killTime = .now + grace
      } else if let time = killTime, time < .now {
        ProcessSession(leader: process).send(SIGKILL)
        killTime = nil
      }
    }
    ProcessSession(leader: process).endOthers()
    let drained = ContinuousClock.now + Self.drainTime
    while polls.contains(where: { $0.fd >= 0 }), ContinuousClock.now < drained { read(&polls, onOutput) }
    closePipes()
    let (code, _) = wait()
    return reason ?? .code(code)
  }

  /// Reads what is there, or waits for some a moment.
  private func read(_ polls: inout [pollfd], _ onOutput: (Data) -> Void) {
    let isClosed = polls.allSatisfy { $0.fd < 0 }
    guard poll(&polls, nfds_t(polls.count), isClosed ? 10 : 100) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
      let count = Foundation.read(polls[index].fd, &buffer, buffer.count)
      if count > 0 {
        onOutput(Data(buffer[..<count]))
      } else if count == 0 || errno != EINTR {
        polls[index].fd = -1
      }
    }
  }

  /// Whether it has ended. It can still be waited for, and its number is still its own.
  private var hasEnded: Bool {
    var information = siginfo_t()
    let code = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    return code != 0 ? errno != EINTR : information.si_signo == SIGCHLD
  }
}
