import Design
import Observation
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

  func send(_ action: ScreenAction) {
    switch action.unwrapped(as: Action.self) {
    case .increment: count += 1
    case .edit(let text): name = String(text.prefix(3))
    case nil: break
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
  let models: [CounterModel]
  var selected = 0
  init(clock: VirtualClock) { models = [CounterModel(clock: clock), CounterModel(clock: clock)] }
  var presented: any ScreenModel { models[selected] }
  var screen: Screen { presented.screen }
  var display: DisplaySettings { DisplaySettings() }
  func send(_ action: ScreenAction) { presented.send(action) }
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
      host.send(ScreenAction(CounterModel.Action.increment))
      host.send(ScreenAction(CounterModel.Action.increment))
      await monitor.untilIdle()
      #expect(frames() == ["Count 0", "Count 2"])
    }
  }

  @Test func `runs the task of the screen on top and cancels it when the screen goes`() async {
    await run { scene, host, _ in
      #expect(scene.models.map(\.appearances) == [1, 0])
      scene.selected = 1
      await monitor.untilIdle()
      #expect(scene.models.map(\.appearances) == [1, 1])
      #expect(scene.models.map(\.disappearances) == [1, 0])
      host.stop()
      await monitor.untilIdle()
      #expect(scene.models.map(\.disappearances) == [1, 1])
    }
  }

  @Test func `has a screen leave once, when another one is shown or none any more`() async {
    await run { scene, host, _ in
      host.send(ScreenAction(CounterModel.Action.increment))
      await monitor.untilIdle()
      #expect(scene.models.map(\.departures) == [0, 0])
      scene.selected = 1
      await monitor.untilIdle()
      #expect(scene.models.map(\.departures) == [1, 0])
      host.stop()
      host.stop()
      await monitor.untilIdle()
      #expect(scene.models.map(\.departures) == [1, 1])
    }
  }

  @Test func `keeps a draft against a late echo and yields to a revision`() async throws {
    try await run { scene, host, _ in
      let field = try #require(host.screen.textFields.first)
      host.type("Adalbert", into: field)
      await monitor.untilIdle()
      #expect(scene.models[0].name == "Ada")
      #expect(host.text(of: try #require(host.screen.textFields.first)) == "Adalbert")
      scene.models[0].revision += 1
      await monitor.untilIdle()
      #expect(host.text(of: try #require(host.screen.textFields.first)) == "Ada")
    }
  }

  @Test func `draws nothing after it was stopped`() async {
    await run { scene, host, frames in
      host.stop()
      scene.models[0].count = 9
      host.send(ScreenAction(CounterModel.Action.increment))
      await monitor.untilIdle()
      #expect(frames() == ["Count 0"])
      #expect(scene.models[0].count == 9)
    }
  }
}
