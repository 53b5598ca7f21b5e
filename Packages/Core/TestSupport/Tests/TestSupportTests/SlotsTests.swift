import Synchronization
import Testing

@testable import TestSupport

struct `Slots of tests` {
  @Test(arguments: [1, 2, 7])
  func `are never taken by more tasks than there are, and by all in turn`(count: Int) async {
    let slots = Slots(count: count)
    let crowd = Crowd()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await slots.withSlot {
            crowd.enter()
            await Task.yield()
            crowd.leave()
          }
        }
      }
    }
    #expect((1...count).contains(crowd.most))
    #expect(crowd.total == 50)
  }

  @Test func `are given back by work that fails`() async {
    struct Failed: Error {}
    let slots = Slots(count: 1)
    for _ in 0..<3 {
      await #expect(throws: Failed.self) { try await slots.withSlot { throw Failed() } }
    }
  }
}

/// Those who have a slot at the same time.
private final class Crowd: Sendable {
  private let state = Mutex((present: 0, most: 0, total: 0))

  var most: Int { state.withLock(\.most) }
  var total: Int { state.withLock(\.total) }

  func enter() {
    state.withLock { $0 = ($0.present + 1, max($0.most, $0.present + 1), $0.total + 1) }
  }

  func leave() {
    state.withLock { $0.present -= 1 }
  }
}
