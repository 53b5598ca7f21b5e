import Analytics
import Composition
import Foundation
import Networking
import Onboarding
import Persistence

/// What an app needs from outside: its server, its folders, its time. Nothing else reaches the outside.
struct AppEnvironment {
  /// Where the server is.
  var baseURL: URL
  /// Carries requests to the server.
  var transport: any Transport
  /// The folder of what the app needs at the next launch.
  var state: FileStore
  /// The folder of what can be had again.
  var cache: FileStore
  /// Where the session is kept.
  var secrets: any SecretStore
  /// Measures time and tells the date.
  var time: AppTime
  /// Gives numbers from 0 up to 1, by which waits for another try differ.
  var random: @Sendable () -> Double = { .random(in: 0..<1) }
  /// Where analytics events are kept, with the person's consent.
  var durableSinks: [any DurableSink]
  /// Where else analytics events go.
  var analyticsSinks: [any AnalyticsSink] = []
  /// Sends analytics events away; nil when they stay on this device.
  var telemetry: Telemetry?
  /// An account that the sign-in screen tells about.
  var signInHint: SignInHint?
  /// What the person must be told about the app's own parts.
  var notices: Relay<String>
  /// Called for a move between states that is not legal. Traps in debug builds by default.
  var onIllegalMove: @MainActor (StateMachine<AppState>.Move) -> Void = { move in
    assertionFailure("illegal move from \(move.source) to \(move.target)")
  }
}
