import Backend
import Composition
import FlowShell
import Foundation
import Networking
import Persistence

/// The world of one flow: a throwaway folder, a backend of its own in it, and virtual time.
@MainActor
final class ComposedFlowWorld: FlowWorld {
  /// The clock of the app.
  let clock: VirtualClock
  /// Knows when the app has come to rest.
  let monitor: IdleMonitor
  private let connection: SwitchableTransport
  private let environment: AppEnvironment

  /// Makes a world.
  ///
  /// - Parameter folder: an empty folder of its own; whoever made it removes it.
  init(folder: URL) {
    let monitor = IdleMonitor()
    let clock = VirtualClock(monitor: monitor)
    // A real date, since a real server would look at it; from here on, virtual time counts.
    let start = Date()
    var environment = AppEnvironment.embedded(
      state: folder.appending(path: "state"), cache: folder.appending(path: "cache"), passwordCost: .quick,
      clock: clock, now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) })
    connection = SwitchableTransport(environment.transport)
    environment.transport = connection
    self.monitor = monitor
    self.clock = clock
    self.environment = environment
  }

  /// Whether requests reach the server.
  var network: NetworkCondition {
    get { connection.condition }
    set { connection.condition = newValue }
  }

  /// Starts the app.
  func launch() throws -> any FlowApp {
    try ComposedApp(environment: environment)
  }
}

extension ComposedApp: FlowApp {}
