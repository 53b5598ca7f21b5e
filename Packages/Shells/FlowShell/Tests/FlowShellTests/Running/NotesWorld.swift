import Composition
import Foundation

@testable import FlowShell

/// A small made-up app and what lasts between its launches.
@MainActor
final class NotesWorld: FlowWorld {
  let monitor: IdleMonitor
  let clock: VirtualClock
  /// Stands for real time, which only work that never ends moves on.
  let realClock = VirtualClock()
  var network = NetworkCondition.online
  var saved = "" {
    didSet { whenSaved() }
  }
  var whenSaved: @MainActor () -> Void = {}
  var launchFailure: LaunchFailure?
  /// Whether leaving the app starts work that ends only when its screen is gone.
  var worksWhenLeft = false
  /// How many turns of the main actor a screen needs to go.
  var turnsToGo = 0
  /// Called again and again by work that never ends.
  var whileSpinning: @MainActor () -> Void = {}
  /// Ends the work that never ends.
  var isOver = false
  private(set) var log: [String] = []
  /// What was logged when the flow was over.
  private(set) var logOfFlow: [String] = []

  struct LaunchFailure: Error, CustomStringConvertible {
    let description: String
  }

  init() {
    monitor = IdleMonitor()
    clock = VirtualClock()
  }

  func launch() throws -> any FlowApp {
    if let launchFailure { throw launchFailure }
    log("launch \(network.rawValue)")
    return NotesApp(world: self)
  }

  func log(_ event: String) {
    log.append(event)
  }

  /// Runs the lines of a script.
  func run(_ lines: String..., onStep: @MainActor (FlowStepResult) -> Void = { _ in }) async throws
    -> FlowResult
  {
    let script = try FlowScript(name: "notes", source: lines.joined(separator: "\n"))
    let runner = FlowRunner(world: self, realClock: realClock)
    let result = await runner.run(script, onStep: onStep)
    logOfFlow = log
    isOver = true
    return result
  }
}

@MainActor
private final class NotesApp: FlowApp {
  private let notes: NotesScene
  private let world: NotesWorld

  init(world: NotesWorld) {
    self.world = world
    notes = NotesScene(world: world)
  }

  var scene: any SceneModel { notes }
  var stateName: String { notes.stateName }

  func open(_ link: String) {
    world.log("open \(link)")
  }

  func enter(_ phase: ScenePhase) {
    world.log(phase.rawValue)
    if phase == .inactive, world.worksWhenLeft { notes.spin() }
  }
}
