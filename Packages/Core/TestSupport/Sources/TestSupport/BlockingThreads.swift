import Dispatch
import Foundation
import Synchronization

/// Threads beside those of the cooperative pool, as many as there is work that blocks. (Dispatch makes new ones only once a
/// second.)
final class BlockingThreads: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var idleThreads = 0
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isThreadMissing = state.withLock { state in
      state.jobs.append(job)
      defer { state.idleThreads -= state.idleThreads > 0 ? 1 : 0 }
      return state.idleThreads == 0
    }
    if isThreadMissing { Thread.detachNewThread { [self] in work() } }
    arrivals.signal()
  }

  private func work() {
    while true {
      arrivals.wait()
      let job = state.withLock { $0.jobs.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
      state.withLock { $0.idleThreads += 1 }
    }
  }
}
