import Observation
import Screens
import Testing

@testable import Composition

@Observable @MainActor
private final class CounterModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case increment
    case edit(String)
  }

  var count = 0
  var name = ""
  var revision = 0
  @ObservationIgnored var appearances = 0
  @ObservationIgnored var disappearances = 0
  @ObservationIgnored var departures = 0
  @ObservationIgnored let clock: VirtualClock

  init(clock: VirtualClock) {
    self.clock = clock
  }

  var screen: Screen {
    Screen(id: "counter", title: "Count \(count)") {
      Section {
        TextField("Name", text: name, revision: revision, action: Action.edit)
        Button("Increment", action: Action.increment)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .increment: count += 1
    case .edit(let text): name = String(text.prefix(3))
    }
  }

  func leave() {
    departures += 1
  }

  func task() async {
    appearances += 1
    do { try await clock.sleep(for: .seconds(60)) } catch { disappearances += 1 }
  }
}

@Observable @MainActor
private final class PairScene: SceneModel {
  let counters: [CounterModel]
  var selected = 0
  init(clock: VirtualClock) { counters = [CounterModel(clock: clock), CounterModel(clock: clock)] }
  var takesActions = true
  var content: (any ScreenModel)? { counters[selected] }
  var screen: Screen { counters[selected].screen }
}

@Suite @MainActor struct `A scene host` {
  private let monitor = IdleMonitor()

  private func run(
    _ body: @MainActor (PairScene, SceneHost, @MainActor () -> [String]) async throws -> Void
  ) async rethrows {
    let clock = VirtualClock()
    try await IdleMonitor.$current.withValue(monitor) {
      var frames: [String] = []
      let scene = PairScene(clock: clock)
      let host = SceneHost(scene) { frames.append($0.screen.title) }
      host.start()
      await monitor.untilIdle()
      try await body(scene, host) { frames }
      host.stop()
      await monitor.untilIdle()
    }
  }

  @Test func `draws one frame for all changes of one turn`() async {
    await run { scene, host, frames in
      #expect(frames() == ["Count 0"])
      #expect(host.send(.increment))
      #expect(host.send(.increment))
      await monitor.untilIdle()
      #expect(frames() == ["Count 0", "Count 2"])
    }
  }

  @Test func `runs the task of the screen on top and cancels it when the screen goes`() async {
    await run { scene, host, _ in
      #expect(scene.counters.map(\.appearances) == [1, 0])
      scene.selected = 1
      await monitor.untilIdle()
      #expect(scene.counters.map(\.appearances) == [1, 1])
      #expect(scene.counters.map(\.disappearances) == [1, 0])
      host.stop()
      await monitor.untilIdle()
      #expect(scene.counters.map(\.disappearances) == [1, 1])
    }
  }

  @Test func `has a screen leave once, when another one is shown or none any more`() async {
    await run { scene, host, _ in
      #expect(host.send(.increment))
      await monitor.untilIdle()
      #expect(scene.counters.map(\.departures) == [0, 0])
      scene.selected = 1
      await monitor.untilIdle()
      #expect(scene.counters.map(\.departures) == [1, 0])
      host.stop()
      host.stop()
      await monitor.untilIdle()
      #expect(scene.counters.map(\.departures) == [1, 1])
    }
  }

  @Test func `keeps a draft against a late echo and yields to a revision`() async throws {
    try await run { scene, host, _ in
      let field = try #require(host.screen.textFields.first)
      #expect(host.type("Adalbert", into: field))
      await monitor.untilIdle()
      #expect(scene.counters[0].name == "Ada")
      #expect(host.text(of: try #require(host.screen.textFields.first)) == "Adalbert")
      scene.counters[0].revision += 1
      await monitor.untilIdle()
      #expect(host.text(of: try #require(host.screen.textFields.first)) == "Ada")
    }
  }

  @Test func `draws nothing after it was stopped`() async {
    await run { scene, host, frames in
      host.stop()
      scene.counters[0].count = 9
      #expect(host.send(.increment))
      await monitor.untilIdle()
      #expect(frames() == ["Count 0"])
      #expect(scene.counters[0].count == 9)
    }
  }

  @Test func `hands an action to the model whose screen was drawn, and to no other of its kind`() async {
    await run { scene, host, _ in
      scene.selected = 1
      #expect(host.send(.increment), "It came from a screen that has gone.")
      #expect(scene.counters.map(\.count) == [0, 0])
      await monitor.untilIdle()
      #expect(host.send(.increment))
      #expect(scene.counters.map(\.count) == [0, 1])
    }
  }

  @Test func `forgets what was typed into another model's screen, though both have one name`() async throws {
    try await run { scene, host, _ in
      let field = try #require(host.screen.textFields.first)
      #expect(host.type("Adalbert", into: field))
      scene.selected = 1
      await monitor.untilIdle()
      #expect(host.text(of: field) == "")
    }
  }

  @Test func `tells of an action that no model has`() async {
    await run { _, host, _ in
      #expect(!host.send(ScreenAction("nonsense")))
    }
  }

  @Test func `drops what is asked for while the scene takes nothing`() async {
    await run { scene, host, _ in
      scene.takesActions = false
      #expect(host.send(.increment))
      #expect(scene.counters[0].count == 0)
    }
  }
}

extension ScreenAction {
  fileprivate static let increment = ScreenAction(CounterModel.Action.increment)
}
