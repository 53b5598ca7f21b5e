import Networking
import Synchronization
import Testing

@Suite struct `A shared renewal` {
  private let clock = StandingClock()
  private let renewals: SharedRenewal<String, String>
  private let work = HeldWork()

  init() {
    renewals = SharedRenewal(timeout: .seconds(30), failureLifetime: .seconds(10), clock: clock)
  }

  private func renewed(_ token: String = "one", asksAgain: Bool = false) async throws(NetworkError) -> String
  {
    let work = work
    return try await renewals.renewed(token, asksAgain: asksAgain) { () async throws(NetworkError) in
      try await work.run(token)
    }
  }

  @Test func `is one for a thousand who ask, soon or a little later`() async throws {
    let tasks = (0..<1000).map { _ in Task { try await renewed() } }
    await work.untilBegun(1)
    work.end(.failure(.timedOut))
    for task in tasks { await #expect(throws: NetworkError.timedOut) { try await task.value } }
    #expect(work.begun == ["one"])
  }

  @Test func `is apart for each token`() async throws {
    let one = Task { try await renewed("one") }
    let other = Task { try await renewed("other") }
    await work.untilBegun(2)
    work.end(.success("two"))
    #expect(try await [one.value, other.value] == ["two", "two"])
    #expect(work.begun.sorted() == ["one", "other"])
  }

  @Test func `goes on when the one who began it is cancelled, who is told at once`() async throws {
    let first = Task { try await renewed() }
    await work.untilBegun(1)
    let second = Task { try await renewed() }
    first.cancel()
    await #expect(throws: NetworkError.cancelled) { try await first.value }
    #expect(!work.wasCancelled)
    work.end(.success("two"))
    #expect(try await second.value == "two")
  }

  @Test func `goes on when everybody is cancelled`() async throws {
    let tasks = (0..<10).map { _ in Task { try await renewed() } }
    await work.untilBegun(1)
    for task in tasks { task.cancel() }
    for task in tasks { await #expect(throws: NetworkError.cancelled) { try await task.value } }
    #expect(!work.wasCancelled)
    work.end(.success("two"))
    await work.untilEnded(1)
  }

  @Test func `isn't waited for by a task that is cancelled already`() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await renewed()
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    await work.untilBegun(1)
    work.end(.success("two"))
  }

  @Test func `that hangs ends for everybody, and is cancelled`() async throws {
    let tasks = (0..<10).map { _ in Task { try await renewed() } }
    await work.untilBegun(1)
    await clock.untilSomebodySleeps()
    clock.advance(by: .seconds(30))
    for task in tasks { await #expect(throws: NetworkError.timedOut) { try await task.value } }
    await work.untilEnded(1)
    #expect(work.wasCancelled)
  }

  @Test func `that doesn't even hear that it's cancelled holds nobody up`() async throws {
    let stubborn = HeldWork(honoursCancellation: false)
    let task = Task {
      try await renewals.renewed("one") { () async throws(NetworkError) in try await stubborn.run("one") }
    }
    await clock.untilSomebodySleeps()
    clock.advance(by: .seconds(30))
    await #expect(throws: NetworkError.timedOut) { try await task.value }
    clock.advance(by: .seconds(10))
    let next = Task { try await renewed() }
    await work.untilBegun(1)
    stubborn.end(.success("too late"))
    await stubborn.untilEnded(1)
    // Time for the late end to do harm, if it did any.
    for _ in 0..<100 { await Task.yield() }
    let joining = Task { try await renewed() }
    await Task.yield()
    work.end(.failure(.unreachable))
    await #expect(throws: NetworkError.unreachable) { try await next.value }
    await #expect(throws: NetworkError.unreachable) { try await joining.value }
    #expect(work.begun == ["one"])
  }

  @Test func `that failed counts for those who come a little later, and not for ever`() async throws {
    let first = Task { try await renewed() }
    await work.untilBegun(1)
    work.end(.failure(.unreachable))
    await #expect(throws: NetworkError.unreachable) { try await first.value }
    clock.advance(by: .milliseconds(9_999))
    for _ in 0..<1000 {
      await #expect(throws: NetworkError.unreachable) { try await renewed() }
    }
    #expect(work.begun == ["one"])
    clock.advance(by: .milliseconds(1))
    await #expect(throws: NetworkError.unreachable) { try await renewed() }
    #expect(work.begun == ["one", "one"])
  }

  @Test func `that failed doesn't count for another token, nor for somebody who asks again`() async throws {
    work.end(.failure(.unreachable))
    await #expect(throws: NetworkError.unreachable) { try await renewed() }
    await #expect(throws: NetworkError.unreachable) { try await renewed("other") }
    await #expect(throws: NetworkError.unreachable) { try await renewed(asksAgain: true) }
    #expect(work.begun == ["one", "other", "one"])
  }

  @Test func `that failed is forgotten once another has succeeded`() async throws {
    work.end(.failure(.unreachable))
    await #expect(throws: NetworkError.unreachable) { try await renewed() }
    work.end(.success("two"))
    #expect(try await renewed(asksAgain: true) == "two")
    #expect(try await renewed() == "two")
    #expect(work.begun.count == 3)
  }

  @Test func `that was given up, for example after a sign-out, counts for nobody later`() async throws {
    work.end(.failure(.cancelled))
    await #expect(throws: NetworkError.cancelled) { try await renewed() }
    work.end(.success("two"))
    #expect(try await renewed() == "two")
  }

  @Test func `shows no token`() async throws {
    work.end(.failure(.unreachable))
    await #expect(throws: NetworkError.unreachable) { try await renewed("s3cr3t") }
    var text = String(reflecting: renewals)
    dump(renewals, to: &text)
    #expect(!text.contains("s3cr3t"))
  }
}
