import Composition
import Design
import Foundation

/// Walks an app through a flow: does each step, waits until the app has come to rest, and moves the clock on when a
/// step looks for something that time has to bring. Nothing sleeps.
@MainActor
public final class FlowRunner {
  /// How long, in virtual time, a step waits for what it looks for.
  static let patience = Duration.seconds(30)
  private let world: any FlowWorld
  private let stepLimit: TimeLimit
  private var running: (app: any FlowApp, host: SceneHost)?
  private var snapshots: [FlowSnapshot] = []

  /// Makes a runner.
  ///
  /// - Parameter world: what lasts while the app is started again and again.
  public convenience init(world: any FlowWorld) {
    self.init(world: world, stepLimit: TimeLimit(duration: .seconds(30), clock: ContinuousClock()))
  }

  /// - Parameter stepLimit: how long a step may take before the app counts as one that never comes to rest.
  init(world: any FlowWorld, stepLimit: TimeLimit) {
    self.world = world
    self.stepLimit = stepLimit
  }

  /// Runs a flow from the first launch of the app to its last step, or to the first one that fails.
  ///
  /// - Parameters:
  ///   - script: the flow.
  ///   - goesOn: asked before every step; false ends the flow there.
  ///   - onStep: told of every step when it is done.
  public func run(
    _ script: FlowScript, while goesOn: @MainActor () -> Bool = { true },
    onStep: @MainActor (FlowStepResult) -> Void = { _ in }
  ) async -> FlowResult {
    await IdleMonitor.$current.withValue(world.monitor) {
      snapshots = []
      var results: [FlowStepResult] = []
      for step in script.steps where goesOn() {
        let result = await perform(step)
        results.append(result)
        onStep(result)
        if result.failure != nil { break }
      }
      // All steps are done; an app that does not come to rest now has nothing to do with them.
      try? await stepLimit.run { try await self.end() }
      return FlowResult(name: script.name, steps: results, snapshots: snapshots)
    }
  }

  private func perform(_ step: FlowStep) async -> FlowStepResult {
    let clock = ContinuousClock()
    let start = clock.now
    var failure: FlowFailure?
    do {
      try await stepLimit.run {
        if self.running == nil, step.command.needsRunningApp { try await self.launch() }
        try await self.perform(step.command)
      }
    } catch let error as FlowFailure {
      failure = error
    } catch is TimeLimit.Exceeded {
      failure = FlowFailure(
        "the app did not come to rest within \(stepLimit.duration.seconds) s of real time; it has work that never ends",
        screen: running.map { FlowTexts($0.host).lines } ?? [])
    } catch is CancellationError {
      failure = FlowFailure("the run was cancelled", screen: [])
    } catch {
      failure = FlowFailure("\(error)", screen: [])
    }
    return FlowStepResult(step: step, duration: start.duration(to: clock.now), failure: failure)
  }

  private func perform(_ command: FlowCommand) async throws {
    switch command {
    case .tap(let title): try await send("no usable “\(title)” on this screen") { $0.action(titled: title) }
    case .toggle(let title):
      try await send("no toggle “\(title)” on this screen") { $0.toggle(titled: title)?.action }
    case .choose(let picker, let option):
      try await send("no option “\(option)” of “\(picker)” on this screen") { screen in
        screen.picker(titled: picker)?.options.first { $0.title == option }?.action
      }
    case .back: try await send("no way back from this screen", \.backAction)
    case .type(let label, let text): try await type(text, into: label)
    case .open(let link): try await open(link)
    case .phase(let phase):
      try app().enter(phase)
      try await settle()
    case .relaunch: try await relaunch()
    case .kill: try await end()
    case .network(let condition): world.network = condition
    case .expect(let text):
      try await wait(for: "“\(text)” is not on this screen") { $0.contains(text) }
    case .expectNot(let text):
      if try texts().contains(text) { throw try fail("“\(text)” is on this screen") }
    case .expectState(let state): try await expectState(state)
    case .snapshot(let name): snapshots.append(FlowSnapshot(name: name, lines: try texts().lines))
    case .wait(let duration): try await pass(duration)
    }
  }
}

extension FlowRunner {
  private func launch() async throws {
    let app = try world.launch()
    let host = SceneHost(app.scene) { _ in }
    running = (app, host)
    host.start()
    app.enter(.active)
    try await settle()
  }

  private func relaunch() async throws {
    if let running {
      running.app.enter(.inactive)
      try await settle()
      running.app.enter(.background)
      try await settle()
    }
    try await end()
    try await launch()
  }

  private func end() async throws {
    running?.host.stop()
    running = nil
    try await settle()
  }

  private func settle() async throws {
    await world.monitor.untilIdle()
    try Task.checkCancellation()
  }

  private func app() throws -> any FlowApp {
    guard let running else { throw FlowFailure("the app is not running", screen: []) }
    return running.app
  }

  private func host() throws -> SceneHost {
    guard let running else { throw FlowFailure("the app is not running", screen: []) }
    return running.host
  }

  private func texts() throws -> FlowTexts {
    FlowTexts(try host())
  }

  private func fail(_ message: String) throws -> FlowFailure {
    FlowFailure(message, screen: try texts().lines)
  }

  private func send(_ problem: String, _ action: (Screen) -> ScreenAction?) async throws {
    let host = try host()
    try await wait(for: problem) { _ in action(host.screen) != nil }
    guard let action = action(host.screen) else { throw try fail(problem) }
    host.send(action)
    try await settle()
  }

  private func type(_ text: String, into label: String) async throws {
    let host = try host()
    let problem = "no field “\(label)” on this screen"
    try await wait(for: problem) { _ in host.screen.textField(labelled: label) != nil }
    guard let field = host.screen.textField(labelled: label) else { throw try fail(problem) }
    host.type(text, into: field)
    try await settle()
  }

  private func open(_ link: String) async throws {
    guard let url = URL(string: link) else { throw try fail("“\(link)” is no link") }
    _ = try app().open(url)
    try await settle()
  }

  private func expectState(_ state: String) async throws {
    let app = try app()
    try await wait(for: "the app is in the state “\(app.stateName)”") { _ in app.stateName == state }
  }

  private func wait(for problem: @autoclosure () -> String, _ condition: (FlowTexts) -> Bool) async throws {
    let end = world.clock.now.advanced(by: Self.patience)
    while !condition(try texts()) {
      guard let deadline = world.clock.nextDeadline, deadline <= end else { throw try fail(problem()) }
      try await pass(world.clock.now.duration(to: deadline))
    }
  }

  private func pass(_ duration: Duration) async throws {
    let end = world.clock.now.advanced(by: duration)
    while let deadline = world.clock.nextDeadline, deadline <= end {
      world.clock.advance(by: world.clock.now.duration(to: deadline))
      try await settle()
    }
    world.clock.advance(by: world.clock.now.duration(to: end))
    try await settle()
  }
}
