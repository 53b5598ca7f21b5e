import Composition
import Foundation
import Observation

/// The present date for what shows how old something is: it moves on every minute while somebody needs it.
@Observable @MainActor
final class PassingTime {
  private(set) var date: Date
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private let effects = Effects()

  init(clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) {
    self.clock = clock
    self.now = now
    date = now()
  }

  func start() {
    date = now()
    guard !effects.isRunning("tick") else { return }
    effects.run("tick") { [weak self, clock] in
      while (try? await clock.sleep(for: .seconds(60))) != nil, let self { date = now() }
    }
  }

  func stop() {
    effects.cancelAll()
  }
}
