import Testing

@testable import Composition

@Suite struct `The phase of the app` {
  @Test(arguments: ScenePhase.allCases, ScenePhase.allCases)
  func `follows from the phases of all scenes`(first: ScenePhase, second: ScenePhase) {
    let aggregate = ScenePhase.aggregate([first, second])
    if first == .active || second == .active {
      #expect(aggregate == .active)
    } else if first == .background && second == .background {
      #expect(aggregate == .background)
    } else {
      #expect(aggregate == .inactive)
    }
  }

  @Test func `is background without any scene`() {
    #expect(ScenePhase.aggregate([]) == .background)
  }

  @Test func `is told only when it changes`() {
    var phases = ScenePhases()
    #expect(phases.update(.active, of: "a") == .active)
    #expect(phases.update(.active, of: "b") == nil)
    #expect(phases.update(.background, of: "a") == nil)
    #expect(phases.update(.inactive, of: "b") == .inactive)
    #expect(phases.update(nil, of: "b") == .background)
  }
}
