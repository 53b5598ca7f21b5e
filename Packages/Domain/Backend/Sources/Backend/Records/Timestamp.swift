#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// The date as records hold it: `2022-01-01 10:00:00.123Z`.
  var timestamp: String {
    formatted(
      .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: true)) + "Z"
  }
}
