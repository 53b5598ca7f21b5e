import Testing

@testable import ArchitectureChecks

struct `await between withAnimation blocks` {
  @Test(arguments: reported + accepted)
  func `is found in one row of statements`(_ fixture: Fixture) throws {
    try fixture.check(AwaitBetweenAnimations.self)
  }

  static let reported = [
    Fixture(
      "in a task",
      """
      struct Screen: View {
        var body: some View {
          Button("Go") {
            Task {
              withAnimation { isLoading = true }
              await model.load() // expect: await-between-animations
              withAnimation { isLoading = false }
            }
          }
        }
      }
      """),
    Fixture(
      "in a function of a model, with arguments, in a do block",
      """
      @Observable final class Model {
        func load() async {
          do {
            withAnimation(.snappy) { phase = .loading }
            let items = try await service.items() // expect: await-between-animations
            self.items = items
            SwiftUI.withAnimation(.snappy) { phase = .loaded }
          } catch { phase = .failed }
        }
      }
      """),
    Fixture(
      "with a sleep beside other work, in a branch, and the second animation in a condition",
      """
      struct Screen: View {
        func run() async {
          withAnimation { a = true }
          try? await Task.sleep(for: .seconds(1))
          if let next = await model.next() { // expect: await-between-animations
            show(next)
          }
          if isShown { withAnimation { a = false } }
        }
      }
      """),
    Fixture(
      "in a do block that ends with an animation",
      """
      func confirm() async {
        withAnimation { isLoading = true }
        do {
          try await act() // expect: await-between-animations
          withAnimation(.spring) { isDone = true }
        } catch { text = "x" }
      }
      """),
    Fixture(
      "a sleep, where that isn't accepted", options: ["allow-sleep": .bool(false)],
      """
      func blink() async {
        withAnimation { a = true }
        try? await Task.sleep(for: .seconds(1)) // expect: await-between-animations
        withAnimation { a = false }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "animations on one side only",
      """
      func load() async {
        withAnimation { isLoading = true }
        await model.load()
        isLoading = false
      }
      func reload() async {
        await model.load()
        withAnimation { a = 1 }
        withAnimation { b = 1 }
      }
      """),
    Fixture(
      "steps at given times",
      """
      func greet() async throws {
        withAnimation { step = 1 }
        try await Task.sleep(for: .seconds(1))
        withAnimation { step = 2 }
        try? await clock.sleep(for: .seconds(1))
        withAnimation { step = 3 }
      }
      """),
    Fixture(
      "different closures, branches and exits",
      """
      func go() async {
        guard ok else {
          withAnimation { failed = true }
          return
        }
        await model.load()
        withAnimation { done = true }
      }
      func show() async {
        withAnimation { isShown = true }
        if isCached {
          withAnimation { isDone = true }
        } else {
          await model.load()
        }
      }
      func start() {
        withAnimation { isLoading = true }
        Task {
          await model.load()
          withAnimation { isLoading = false }
        }
        withAnimation { started = true }
      }
      """),
    Fixture(
      "a function of another name, and of another thing",
      """
      func go(layer: Layer) async {
        layer.withAnimation { a = 1 }
        await model.load()
        layer.withAnimation { a = 2 }
        withTransaction(t) { b = 1 }
        await model.load()
        withoutAnimation { b = 2 }
      }
      """),
  ]
}
