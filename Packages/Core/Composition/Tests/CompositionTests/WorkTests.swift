import Testing

@testable import Composition

@Suite @MainActor struct `The effects of a model` {
  @Test func `replace running work of the same id`() async {
    let monitor = IdleMonitor()
    let clock = VirtualClock()
    var finished: [String] = []
    await IdleMonitor.$current.withValue(monitor) {
      let effects = Effects()
      for name in ["first", "second"] {
        effects.run("save") {
          guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
          finished.append(name)
        }
        await monitor.untilIdle()
      }
      clock.advance(by: .seconds(1))
      await monitor.untilIdle()
      #expect(!effects.isRunning("save"))
    }
    #expect(finished == ["second"])
  }

  @Test func `are cancelled with their owner`() async {
    let monitor = IdleMonitor()
    let clock = VirtualClock()
    var wasCancelled = false
    await IdleMonitor.$current.withValue(monitor) {
      var effects: Effects? = Effects()
      effects?.run("wait") {
        do { try await clock.sleep(for: .seconds(1)) } catch { wasCancelled = true }
      }
      await monitor.untilIdle()
      effects = nil
      await monitor.untilIdle()
    }
    #expect(wasCancelled)
  }
}

@Suite @MainActor struct `Work that is counted` {
  @Test(arguments: [1, 3])
  func `rests while it waits for work that rests`(waiters: Int) async {
    let monitor = IdleMonitor()
    let clock = VirtualClock()
    var done: [String] = []
    await IdleMonitor.$current.withValue(monitor) {
      let effects = Effects()
      effects.run("sent") {
        try? await clock.sleep(for: .seconds(1))
        done.append("sent")
      }
      for waiter in 0..<waiters {
        effects.run("waiter \(waiter)") {
          await effects.wait(for: "sent")
          // Whoever waits for rest now must not be told before this is done.
          for _ in 0..<10 { await Task.yield() }
          done.append("told")
        }
      }
      await monitor.untilIdle()
      #expect(done.isEmpty)
      clock.advance(by: .seconds(1))
      await monitor.untilIdle()
      #expect(done == ["sent"] + Array(repeating: "told", count: waiters))
    }
  }

  @Test func `rests once however many of its tasks wait`() async {
    let monitor = IdleMonitor()
    let clock = VirtualClock()
    var isDone = false
    await IdleMonitor.$current.withValue(monitor) {
      let effects = Effects()
      effects.run("tries") {
        await withTaskGroup { group in
          for seconds in 1...3 { group.addTask { try? await clock.sleep(for: .seconds(seconds)) } }
        }
        isDone = true
      }
      for _ in 1...3 {
        await monitor.untilIdle()
        #expect(!isDone)
        clock.advance(by: .seconds(1))
      }
      effects.run("after") {}
      await effects.wait(for: "tries")
      await monitor.untilIdle()
      #expect(isDone)
    }
  }

  @Test func `isn't what a task does that nobody counts`() async throws {
    let monitor = IdleMonitor()
    let clock = VirtualClock()
    try await IdleMonitor.$current.withValue(monitor) {
      let uncounted = Task { try await clock.sleep(for: .seconds(1)) }
      while clock.nextDeadline == nil { await Task.yield() }
      var isDone = false
      let effects = Effects()
      effects.run("work") {
        for _ in 0..<10 { await Task.yield() }
        isDone = true
      }
      await monitor.untilIdle()
      #expect(isDone)
      clock.advance(by: .seconds(1))
      try await uncounted.value
      await monitor.untilIdle()
    }
  }
}

@Suite @MainActor struct `A virtual clock` {
  @Test func `wakes sleepers when their deadlines come and not before`() async {
    let monitor = IdleMonitor()
    let clock = VirtualClock()
    var woken: [Int] = []
    await IdleMonitor.$current.withValue(monitor) {
      let effects = Effects()
      for seconds in [3, 1, 2] {
        effects.run("\(seconds)") {
          guard (try? await clock.sleep(for: .seconds(seconds))) != nil else { return }
          woken.append(seconds)
        }
      }
      await monitor.untilIdle()
      #expect(clock.nextDeadline?.offset == .seconds(1))
      clock.advance(by: .milliseconds(999))
      await monitor.untilIdle()
      #expect(woken.isEmpty)
      clock.advance(by: .milliseconds(1))
      await monitor.untilIdle()
      #expect(woken == [1])
      clock.advance(by: .seconds(1))
      await monitor.untilIdle()
      #expect(woken == [1, 2])
      clock.advance(by: .seconds(1))
      await monitor.untilIdle()
      #expect(woken == [1, 2, 3])
    }
  }

  @Test func `does not wait for a deadline that has passed`() async throws {
    let clock = VirtualClock()
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-1))
  }

  @Test func `throws in a cancelled task`() async {
    let clock = VirtualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@Suite @MainActor struct `A minimum duration` {
  @Test(arguments: [(0, 500), (200, 500), (500, 500), (900, 900)])
  func `holds quick work back and slow work not`(work: Int, total: Int) async {
    let monitor = IdleMonitor()
    let clock = VirtualClock()
    var doneAt: Duration?
    await IdleMonitor.$current.withValue(monitor) {
      let effects = Effects()
      effects.run("work") {
        await withMinimumDuration(.milliseconds(500), on: clock) {
          try? await clock.sleep(for: .milliseconds(work))
        }
        doneAt = clock.now.offset
      }
      await monitor.untilIdle()
      while let deadline = clock.nextDeadline {
        clock.advance(by: clock.now.duration(to: deadline))
        await monitor.untilIdle()
      }
    }
    #expect(doneAt == .milliseconds(total))
  }
}
