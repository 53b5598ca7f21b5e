import Analytics
import Backend
import Composition
import CompositionTestSupport
import FlowShell
import Foundation
import Networking
import Persistence
import PersistenceTestSupport
import Screens
import Testing

@testable import AppCore

/// The whole composed app over a temporary folder, in virtual time, with everything it does recorded.
@MainActor
final class AppFixture {
  /// The id of the screen that somebody who is signed in sees first.
  static let firstScreen = MainTab.allCases[0].rawValue
  let folder: URL
  let monitor = IdleMonitor()
  let clock: VirtualClock
  let events = InMemorySink()
  let network: SwitchableTransport
  /// What all files are on, also those of the app's own server. While it is slow, each write takes five seconds of
  /// virtual time, and the app doesn't come to rest: wait with `pass(until:)`.
  let disc: SlowDisc
  var environment: AppEnvironment
  private(set) var illegalMoves: [StateMachine<AppState>.Move] = []
  private(set) var dependencies: AppDependencies
  private(set) var root: RootScreen
  private(set) var host: SceneHost
  private(set) var frames: [Screen] = []
  /// When the app was last begun, in virtual time.
  private(set) var launchedAt = Duration.zero

  private init(folder: URL, transport: (any Transport)?) throws {
    self.folder = folder
    let clock = VirtualClock()
    self.clock = clock
    disc = SlowDisc(isSlow: false, clock: clock)
    let start = Date()
    var folders = AppFolders(below: folder)
    folders.disc = disc.disc
    var environment = AppEnvironment.embedded(
      folders: folders,
      time: AppTime(clock: clock, now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) }),
      passwordCost: .quick)
    network = SwitchableTransport(transport ?? environment.transport)
    environment.transport = network
    environment.analyticsSinks.append(events)
    // Nobody waits for it, so its disc is none of the app's time.
    environment.durableSinks = [LogSink(FileStore(folder: folders.cache, disc: .background))]
    environment.random = { 0.5 }
    self.environment = environment
    // Replaced by `compose()`, before anything moves.
    dependencies = try AppDependencies(environment: environment)
    root = RootScreen(dependencies: dependencies)
    host = SceneHost(root) { _ in }
  }

  var controller: AppStateController { dependencies.controller }

  /// Runs a body with a fixture in a folder that is removed afterwards. Illegal moves that the body hasn't taken are a
  /// failure.
  static func run(
    transport: (any Transport)? = nil, _ body: @MainActor (AppFixture) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    let fixture = try AppFixture(folder: folder, transport: transport)
    try await IdleMonitor.$current.withValue(fixture.monitor) {
      defer { fixture.host.stop() }
      try await body(fixture)
    }
    #expect(fixture.illegalMoves.isEmpty)
    #expect(
      fixture.disc.strays == 0, "Files were used on the main actor, or on a thread that other tasks need.")
    // What is still on its way to the disc would be written into the folder while that is removed.
    _ = await fixture.controller.finishStoring()
    await fixture.dependencies.sessions.finishSaving()
    await fixture.dependencies.durableEvents.finish()
    try remove(folder)
  }

  /// Removes a folder whose databases may just be closing, which removes files as well.
  nonisolated static func remove(_ folder: URL) throws {
    if FileManager.default.fileExists(atPath: folder.path) { try ThrowawayFolder.remove(folder) }
  }

  /// The illegal moves so far, which were meant to be tried.
  func takeIllegalMoves() -> [StateMachine<AppState>.Move] {
    defer { illegalMoves = [] }
    return illegalMoves
  }

  /// Makes the app anew without drawing it, so that nothing moves by itself.
  func compose() throws {
    host.stop()
    frames = []
    environment.onIllegalMove = { [weak self] in self?.illegalMoves.append($0) }
    dependencies = try AppDependencies(environment: environment)
    root = RootScreen(dependencies: dependencies)
    host = SceneHost(root) { [weak self] host in self?.frames.append(host.screen) }
  }

  /// Starts the app anew, as after a kill, and draws its first frame.
  func launch() async throws {
    try begin()
    await monitor.untilIdle()
  }

  /// Launches the app and waits for nothing.
  func begin() throws {
    try compose()
    host.start()
    controller.enter(.active, scene: "main")
    launchedAt = clock.now.offset
  }

  /// Lets virtual time pass until nothing waits for it any more, at most four seconds: an app that is offline waits
  /// for ever, five seconds at least before it tries again.
  func settle() async {
    await monitor.untilIdle()
    let end = clock.now.advanced(by: .seconds(4))
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(by: clock.now.duration(to: deadline))
      await monitor.untilIdle()
    }
  }

  /// Lets virtual time pass, step by step, whatever waits for it.
  func pass(_ duration: Duration) async {
    let end = clock.now.advanced(by: duration)
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(by: clock.now.duration(to: deadline))
      await monitor.untilIdle()
    }
    clock.advance(by: clock.now.duration(to: end))
    await monitor.untilIdle()
  }

  /// Lets virtual time pass, whatever the app is doing, until something is the case.
  func pass(until isDone: @MainActor () throws -> Bool) async throws {
    while try !isDone() {
      if let deadline = clock.nextDeadline { clock.advance(by: clock.now.duration(to: deadline)) }
      await Task.yield()
    }
  }

  /// Does something as a person and waits until the app has come to rest.
  func perform(_ action: @MainActor (RootScreen) throws -> Void) async throws {
    try action(root)
    await monitor.untilIdle()
  }

  func signIn() async throws {
    try root.type(DemoAccount.standard.email, into: "Email")
    try root.type(DemoAccount.standard.password, into: "Password")
    try await perform { try $0.tap("Sign in") }
  }

  /// From the first launch through the onboarding to the app itself.
  func becomeAuthenticated() async throws {
    try await launch()
    await settle()
    try await signIn()
    for button in ["Continue", "Continue", "Continue", "Start using Trellis"] {
      try await perform { try $0.tap(button) }
    }
    await settle()
    #expect(controller.state.kind == .authenticated)
  }
}
