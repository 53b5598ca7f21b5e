import Composition
import PersistenceTestSupport

extension SlowDisc {
  /// A disc on which each write takes five seconds of virtual time.
  convenience init(isSlow: Bool, clock: VirtualClock) {
    self.init(isSlow: isSlow) { goOn in
      Task {
        // Nobody cancels it.
        try? await clock.sleep(for: .seconds(5))
        goOn()
      }
    }
  }
}
