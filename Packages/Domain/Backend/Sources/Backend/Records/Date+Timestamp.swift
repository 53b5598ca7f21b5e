#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// The date as records hold it: `2022-01-01 10:00:00.123Z`.
  var timestamp: String {
    // The format cuts off what is below a millisecond; half of one makes that rounding.
    addingTimeInterval(0.0005).formatted(
      .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: true)) + "Z"
  }
}
