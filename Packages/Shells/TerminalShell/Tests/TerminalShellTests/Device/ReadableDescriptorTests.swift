import TestSupport
import Testing

@testable import TerminalShell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.bounded, .hangGuard) struct `A descriptor that is read` {
  /// A pipe whose ends are closed with it.
  private final class Pipe: Sendable {
    let reader: Int32
    private let writer: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reader, writer) = (ends[0], ends[1])
    }

    deinit {
      close(reader)
    }

    func send(_ text: String) {
      #expect(write(writer, text, text.utf8.count) == text.utf8.count)
    }

    func hangUp() {
      close(writer)
    }
  }

  @Test func `hands over what arrives, and ends when the other side hangs up`() async throws {
    let pipe = try Pipe()
    let descriptor = try ReadableDescriptor(pipe.reader)
    pipe.send("one")
    #expect(await descriptor.next() == Array("one".utf8))
    pipe.send("two")
    pipe.hangUp()
    #expect(await descriptor.next() == Array("two".utf8))
    #expect(await descriptor.next() == nil)
  }

  @Test func `ends when nobody waits any more`() async throws {
    let pipe = try Pipe()
    let descriptor = try ReadableDescriptor(pipe.reader)
    let task = Task { await descriptor.next() }
    task.cancel()
    #expect(await task.value == nil)
    pipe.hangUp()
  }

  @Test func `ends when it is none`() async throws {
    #expect(await (try ReadableDescriptor(.max)).next() == nil)
  }

  @Test func `may hang up while others begin and end`() async throws {
    await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<50 {
            let pipe = try Pipe()
            let descriptor = try ReadableDescriptor(pipe.reader)
            let task = Task { await descriptor.next() }
            pipe.hangUp()
            #expect(await task.value == nil)
          }
        }
      }
    }
  }
}
