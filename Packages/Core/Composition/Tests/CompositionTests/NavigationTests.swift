import Testing

@testable import Composition

@Suite @MainActor struct `A coordinator` {
  @Test func `walks its path`() {
    let coordinator = Coordinator<String>()
    coordinator.pop()
    #expect(coordinator.path.isEmpty)
    coordinator.push("a")
    coordinator.push("b")
    coordinator.push("b")
    #expect(coordinator.path == ["a", "b"])
    coordinator.pop()
    #expect(coordinator.current == "a")
    coordinator.show(["x", "y"])
    coordinator.popToRoot()
    #expect(coordinator.current == nil)
  }
}
