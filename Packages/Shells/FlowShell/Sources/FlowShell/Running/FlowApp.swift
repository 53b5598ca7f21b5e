import Composition

/// An app that a flow walks through: one run of it, from its start to its end.
@MainActor
public protocol FlowApp: AnyObject {
  /// What the app shows.
  var scene: any SceneModel { get }
  /// The name of the state that the app is in, for `expect-state`.
  var stateName: String { get }
  /// Opens a deep link, as the system does. What comes of it, the scene shows.
  func open(_ link: String)
  /// Puts the app's scene into a phase, as the system does.
  func enter(_ phase: ScenePhase)
}

/// What lasts while an app is started again and again: its files, its server, its time.
@MainActor
public protocol FlowWorld: AnyObject {
  /// The clock of the app.
  var clock: VirtualClock { get }
  /// Knows when the app has come to rest.
  var monitor: IdleMonitor { get }
  /// Whether requests reach the server.
  var network: NetworkCondition { get set }
  /// Starts the app.
  func launch() throws -> any FlowApp
}
