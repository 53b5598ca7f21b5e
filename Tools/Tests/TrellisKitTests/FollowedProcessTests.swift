import Foundation
import Synchronization
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite(.bounded, .hangGuard) struct `A followed process` {
  private final class Received: Sendable {
    let text = Mutex("")
  }

  private func follow(
    _ script: String, timeout: Duration? = nil, grace: Duration = .seconds(60),
    onOutput: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> (ending: ChildProcess.Ending, text: String) {
    let received = Received()
    let ending = try await ChildProcess(["bash", "-c", script]).follow(timeout: timeout, grace: grace) {
      data in
      let text = String(decoding: data, as: UTF8.self)
      received.text.withLock { $0 += text }
      onOutput(text)
    }
    return (ending, received.text.withLock { $0 })
  }

  @Test func `hands over all that it writes, in order, and ends with its code`() async throws {
    let (ending, text) = try await follow("for i in 1 2 3; do echo out$i; echo err$i >&2; done; exit 3")
    #expect(ending == .code(3))
    #expect(text == "out1\nerr1\nout2\nerr2\nout3\nerr3\n")
  }

  @Test(arguments: [("exit 0", 0), ("kill -9 $$", 137), ("kill -TERM $$", 143)] as [(String, Int32)])
  func `ends with its code, or 128 and its signal`(script: String, code: Int32) async throws {
    #expect(try await follow(script).ending == .code(code))
  }

  @Test func `is interrupted when the task is cancelled, and may say so`() async throws {
    let (started, continuation) = AsyncStream.makeStream(of: Void.self)
    let script = "trap 'echo interrupted; exit 9' INT; echo ready; while :; do sleep 0.05; done"
    let task = Task {
      try await follow(script) { if $0.contains("ready") { continuation.yield() } }
    }
    for await _ in started { break }
    task.cancel()
    let (ending, text) = try await task.value
    #expect(ending == .stopped)
    #expect(text.hasSuffix("interrupted\n"))
  }

  @Test func `is killed with what it put into other groups when an interrupt doesn't help`() async throws {
    let (processes, continuation) = AsyncStream.makeStream(of: pid_t.self)
    let script = "trap '' INT; set -m; sleep 600 & echo $!; wait"
    let task = Task {
      try await follow(script, grace: .zero) { text in
        if let number = pid_t(text.trimmingCharacters(in: .newlines)) { continuation.yield(number) }
      }
    }
    var process: pid_t = 0
    for await number in processes {
      process = number
      break
    }
    try #require(process > 0)
    task.cancel()
    #expect(try await task.value.ending == .stopped)
    await waitForEnd(of: process)
  }

  @Test func `leaves nothing running when it ends by itself`() async throws {
    let (ending, text) = try await follow("set -m; sleep 600 & echo $!; exit 0")
    #expect(ending == .code(0))
    let process = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    await waitForEnd(of: process)
  }

  @Test func `is ended when it takes too long`() async throws {
    #expect(try await follow("sleep 600", timeout: .milliseconds(50)).ending == .tookTooLong)
  }

  @Test func `that isn't there is told`() async {
    await #expect(throws: ChildProcessError.notFound("no-such-program")) {
      try await ChildProcess(["no-such-program"]).follow { _ in }
    }
  }

  @Test func `doesn't ignore what this process ignores`() async throws {
    signal(SIGPIPE, SIG_IGN)
    let (_, text) = try await follow("trap -p PIPE; (sleep 0; kill -PIPE $BASHPID; echo survived)")
    #expect(text == "")
  }
}
