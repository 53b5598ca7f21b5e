import CompositionTestSupport
import Screens
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
    #expect(coordinator.path == ["a"])
    coordinator.show(["x", "y"])
    coordinator.popToRoot()
    #expect(coordinator.path.isEmpty)
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b"], 2), (["a", "b"], ["a", "c"], 1), (["a", "b"], ["b"], 0), (["a"], ["a", "b"], 1),
    (["a", "b"], ["a"], 1), ([], ["a"], 0), (["a"], [], 0), (["a", "a"], ["a"], 1),
  ])
  func `keeps the places that the old path and the new one begin with`(
    old: [String], new: [String], kept: Int
  ) {
    let coordinator = Coordinator<String>()
    coordinator.show(old)
    let before = coordinator.ids
    coordinator.show(new)
    #expect(coordinator.path == new)
    #expect(coordinator.ids.prefix(kept) == before.prefix(kept))
    #expect(Set(coordinator.ids.dropFirst(kept)).isDisjoint(with: before))
  }
}

@MainActor
private final class PlaceModel: ScreenModel {
  let hasUnsavedChanges: Bool
  private let title: String

  init(_ title: String, isTyped: Bool = false) {
    self.title = title
    hasUnsavedChanges = isTyped
  }

  var screen: Screen { Screen(id: title, title: title, content: .sections([])) }
}

@Suite @MainActor struct `A stack` {
  private let coordinator = Coordinator<String>()

  private func stack() -> NavigationStackModel<String> {
    NavigationStackModel(id: "stack", coordinator: coordinator, root: PlaceModel("root")) { PlaceModel($0) }
  }

  @Test func `has one model for each place, also for two with the same route`() {
    let stack = stack()
    coordinator.show(["a", "b", "a"])
    let top = stack.presented
    #expect(top === stack.presented)
    coordinator.pop()
    #expect(stack.presented.screen.title == "b")
    coordinator.push("a")
    #expect(stack.presented !== top)
    coordinator.show(["a"])
    #expect(stack.presented !== top)
    #expect(stack.screen.leaf.title == "a")
  }

  @Test func `keeps nothing of a thousand places that were left`() {
    let stack = stack()
    for _ in 0..<1_000 {
      coordinator.push("a")
      weak let model = stack.presented
      #expect(model != nil)
      coordinator.pop()
      #expect(stack.presented.screen.title == "root")
      #expect(model == nil)
    }
  }

  @Test(arguments: [[], ["b"], ["a"], ["a", "b"]])
  func `asks before a place with typed text gives way`(path: [String]) throws {
    let stack = NavigationStackModel(id: "stack", coordinator: coordinator, root: PlaceModel("root")) {
      PlaceModel($0, isTyped: $0 == "typed")
    }
    coordinator.show(["a", "typed"])
    let typed = stack.presented
    #expect(stack.hasUnsavedChanges)
    coordinator.show(["a", "typed", "more"])
    #expect(stack.screen.alert == nil, "Nothing is lost below.")
    coordinator.pop()
    coordinator.show(path)
    #expect(stack.screen.topAlert?.title == "Discard your changes?")
    try stack.tap("Keep editing")
    #expect(stack.screen.alert == nil && stack.presented === typed)
    coordinator.show(path)
    try stack.tap("Discard")
    #expect(stack.screen.alert == nil && coordinator.path == path)
    #expect(!stack.hasUnsavedChanges)
  }

  @Test func `asks no more when the place has gone meanwhile`() {
    let stack = NavigationStackModel(id: "stack", coordinator: coordinator, root: PlaceModel("root")) {
      PlaceModel($0, isTyped: true)
    }
    coordinator.push("typed")
    #expect(stack.hasUnsavedChanges)
    coordinator.show(["other"])
    #expect(stack.screen.alert != nil)
    coordinator.pop()
    #expect(stack.screen.alert == nil && coordinator.path == [])
  }
}
