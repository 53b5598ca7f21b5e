import Foundation

/// A table of what was measured, and of the ratios that are to hold.
public struct CheckBenchmarkReport: Sendable {
  /// A ratio of two medians and the most that it may be.
  struct Claim {
    let name: String
    let ratio: Double
    let limit: Double
  }

  private let results: [CheckMeasurement.Work: CheckMeasurement.Result]

  /// Reports results.
  public init(_ results: [CheckMeasurement.Work: CheckMeasurement.Result]) {
    self.results = results
  }

  /// The table.
  public var text: String {
    let rows = CheckMeasurement.Work.allCases.compactMap { work -> String? in
      guard let result = results[work] else { return nil }
      let numbers = [
        milliseconds(result.time.minimum), milliseconds(result.time.median),
        milliseconds(result.processorTime.median), "\(result.peakMemory >> 20)",
      ]
      return name(work.rawValue) + numbers.map(column).joined() + "\n"
    }
    let heading =
      name("") + ["min", "median", "cores", "MB"].map(column).joined() + "   (ms, whole process)\n"
    let claims = claims.map { claim in
      let ratio = String(format: "%.3f", claim.ratio)
      return
        "\(claim.name): \(ratio), at most \(claim.limit)\(claim.ratio <= claim.limit ? "" : "  TOO MUCH")\n"
    }
    return heading + rows.joined() + "\n" + claims.joined()
  }

  /// Whether all ratios are as they have to be.
  public var holds: Bool { claims.allSatisfy { $0.ratio <= $0.limit } }

  var claims: [Claim] {
    func claim(_ work: CheckMeasurement.Work, _ other: CheckMeasurement.Work, _ limit: Double) -> Claim? {
      guard let first = results[work], let second = results[other] else { return nil }
      return Claim(
        name: "\(work.rawValue) / \(other.rawValue)", ratio: first.time.ratio(to: second.time), limit: limit)
    }
    return [
      claim(.cold, .parseOnly, 1.4), claim(.cold, .swiftFormat, 0.5), claim(.oneEdit, .cold, 0.05),
    ].compactMap(\.self)
  }

  private func milliseconds(_ duration: Duration) -> String {
    String(format: "%.0f", duration / .milliseconds(1))
  }

  private func name(_ text: String) -> String {
    text + String(repeating: " ", count: max(1, 20 - text.count))
  }

  private func column(_ text: String) -> String {
    String(repeating: " ", count: max(1, 9 - text.count)) + text
  }
}
