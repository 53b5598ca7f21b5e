import Dispatch
import Testing

@testable import TestSupport

@Suite(.hangGuard) struct `Threads that may block` {
  @Test func `are as many as the work that waits for each other`() async {
    let threads = BlockingThreads()
    let count = 16
    let arrivals = DispatchGroup()
    for _ in 0..<count { arrivals.enter() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask(executorPreference: threads) { Self.block(until: arrivals) }
      }
    }
  }

  private static func block(until arrivals: DispatchGroup) {
    arrivals.leave()
    arrivals.wait()
  }
}
