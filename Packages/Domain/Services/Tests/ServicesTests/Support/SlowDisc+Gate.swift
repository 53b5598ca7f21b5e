import CompositionTestSupport
import PersistenceTestSupport

extension SlowDisc {
  /// A disc whose writes wait at a gate.
  convenience init(isSlow: Bool = true, gate: Gate) {
    self.init(isSlow: isSlow) { goOn in
      Task {
        await gate.pass()
        goOn()
      }
    }
  }
}
