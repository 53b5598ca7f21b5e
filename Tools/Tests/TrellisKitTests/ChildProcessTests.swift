import Foundation
import TestSupport
import Testing
import TrellisKit

@Suite(.bounded) struct `A child process` {
  @Test(arguments: [("exit 0", 0), ("exit 7", 7), ("kill -9 $$", 137)] as [(String, Int32)])
  func `ends with its code, or 128 and its signal`(script: String, code: Int32) async throws {
    let output = try await run("printf out; printf err >&2; \(script)")
    #expect(output.code == code)
    #expect(output.text == "out" && output.errorText == "err")
  }

  @Test func `may write more than a pipe holds, to both`() async throws {
    let output = try await run("head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2")
    #expect(output.output.count == 300_000 && output.errors.count == 300_000)
  }

  @Test func `is ended with all that it has started when it takes too long`() async throws {
    let error = await #expect(throws: ChildProcessError.self) {
      try await run("sleep 600 & sleep 600", timeout: .milliseconds(100))
    }
    #expect(error == .tookTooLong("sh", .milliseconds(100)))
  }

  @Test func `hands over its output while it runs, and keeps nothing of it`() async throws {
    let (size, end) = try await OnThread.run {
      var size = 0
      let end = try ChildProcess(["sh", "-c", "head -c 300000 /dev/zero; echo no >&2; exit 3"]).run {
        size += $0.count
      }
      return (size, end)
    }

    #expect(size == 300_000)
    #expect(end.code == 3 && end.output.isEmpty && end.errorText == "no\n")
  }

  @Test func `that isn't there is told`() async {
    await #expect(throws: ChildProcessError.notFound("no-such-program")) {
      try await ChildProcess(["no-such-program"]).output()
    }
  }

  private func run(
    _ script: String, timeout: Duration = .seconds(60)
  ) async throws -> ChildProcess.Output {
    try await ChildProcess(["sh", "-c", script]).output(timeout: timeout)
  }
}
