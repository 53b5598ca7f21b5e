import Foundation

/// The time that the app lives in.
struct AppTime {
  /// Measures time.
  var clock: any Clock<Duration>
  /// Tells the date.
  var now: @Sendable () -> Date

  /// The time of the world.
  static let real = AppTime(clock: ContinuousClock(), now: { Date() })
}
