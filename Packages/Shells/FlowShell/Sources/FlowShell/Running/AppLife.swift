import Composition

/// The life of a flow's app: it begins with the first step that needs it, and only a relaunch follows on its end.
@MainActor
final class AppLife {
  private enum Stage {
    case toBegin
    case running(RunningApp)
    case ended
  }

  /// How long, in virtual time, a step waits for what it looks for.
  static let patience = Duration.seconds(30)
  let world: any FlowWorld
  private var stage = Stage.toBegin

  init(in world: any FlowWorld) {
    self.world = world
  }

  /// What a person reads now; nothing when the app is not running.
  var lines: [String] {
    if case .running(let running) = stage { running.texts.lines } else { [] }
  }

  func running() throws -> RunningApp {
    guard case .running(let running) = stage else {
      throw FlowFailure("the app is not running; relaunch starts it", screen: [])
    }
    return running
  }

  /// Starts the app unless it has been started before.
  func begin() async throws {
    if case .toBegin = stage { try await launch() }
  }

  func relaunch() async throws {
    if case .running(let running) = stage {
      running.app.enter(.inactive)
      try await settle()
      running.app.enter(.background)
      try await settle()
    }
    try await end()
    try await launch()
  }

  func end() async throws {
    if case .running(let running) = stage { running.host.stop() }
    stage = .ended
    try await settle()
  }

  private func launch() async throws {
    let app = try world.launch()
    let host = SceneHost(app.scene) { _ in }
    stage = .running(RunningApp(app: app, host: host))
    host.start()
    app.enter(.active)
    try await settle()
  }
}

extension AppLife {
  /// Returns when the app has come to rest.
  func settle() async throws {
    await world.monitor.untilIdle()
    try Task.checkCancellation()
  }

  /// Looks for something, now and whenever time has brought something new.
  ///
  /// - Throws: a failure with the problem when it does not come.
  func wait<Value>(
    orElse problem: (RunningApp) -> String, for find: (RunningApp) throws -> Value?
  ) async throws -> Value {
    let end = world.clock.now.advanced(by: Self.patience)
    while true {
      let running = try running()
      if let value = try find(running) { return value }
      guard let deadline = world.clock.nextDeadline, deadline <= end else {
        throw running.failure(problem(running))
      }
      try await pass(world.clock.now.duration(to: deadline))
    }
  }

  /// Lets virtual time pass.
  func pass(_ duration: Duration) async throws {
    let end = world.clock.now.advanced(by: duration)
    while let deadline = world.clock.nextDeadline, deadline <= end {
      world.clock.advance(by: world.clock.now.duration(to: deadline))
      try await settle()
    }
    world.clock.advance(by: world.clock.now.duration(to: end))
    try await settle()
  }
}
