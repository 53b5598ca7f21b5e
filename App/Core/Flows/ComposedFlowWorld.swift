import Analytics
import Backend
import Composition
import FlowShell
import Foundation
import Networking
import Persistence

/// The world of one flow: a throwaway folder, a backend of its own in it or a real server with the demo account, and
/// virtual time.
@MainActor
final class ComposedFlowWorld: FlowWorld {
  /// The date at which a flow with the app's own server begins: 5 January 2026, 9:00 UTC.
  static let start = Date(timeIntervalSince1970: 1_767_603_600)
  /// The time of the app: from the start on, the clock's.
  let time: AppTime
  /// The clock of the app.
  let clock: VirtualClock
  /// Knows when the app has come to rest.
  let monitor: IdleMonitor
  private let connection: SwitchableTransport
  private let environment: AppEnvironment
  private var events: [QueuedSink] = []

  /// Makes a world.
  ///
  /// - Parameters:
  ///   - folder: an empty folder of its own; whoever made it removes it.
  ///   - connection: the server.
  /// - Throws: why the app can't be connected as asked for.
  init(folder: URL, connection options: ConnectionOptions = ConnectionOptions()) throws {
    let monitor = IdleMonitor()
    let clock = VirtualClock()
    let isRemote = options.server != nil
    // A real server looks at the date; the app's own goes the same way each time.
    let start = isRemote ? Date() : Self.start
    time = AppTime(clock: clock, now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) })
    var environment = try AppEnvironment(
      connection: options, folders: AppFolders(below: folder), variables: ProcessInfo.processInfo.environment,
      time: time, passwordCost: .quick)
    environment.signInHint = .demoAccount
    // A flow goes the same way each time.
    environment.random = { 0.5 }
    connection = SwitchableTransport(
      isRemote ? VirtualTokenLifetime(environment.transport, clock: clock) : environment.transport)
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

  /// Finishes what must not be lost with the world.
  func end() async {
    for sink in events { await sink.finish() }
    await environment.telemetry?.end()
  }

  /// Starts the app.
  func launch() throws -> any FlowApp {
    let app = try ComposedApp(environment: environment)
    events.append(app.events)
    return app
  }
}

extension ComposedApp: FlowApp {}
