#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a batch is known by from its first event on; the oldest comes first. It says when, but nothing of what is in
/// the batch.
struct BatchID: Hashable, Comparable {
  /// Since 1970.
  let milliseconds: Int
  let run: RunID
  /// Counts the batches of a run.
  let number: Int

  init(createdAt date: Date, by run: RunID, number: Int) {
    let milliseconds = date.timeIntervalSince1970 * 1000
    self.milliseconds = (0..<1e15).contains(milliseconds) ? Int(milliseconds) : 0
    self.run = run
    self.number = number
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.milliseconds, lhs.run.text, lhs.number) < (rhs.milliseconds, rhs.run.text, rhs.number)
  }

  var date: Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

extension BatchID: LosslessStringConvertible {
  init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let milliseconds = Int(parts[0]), let run = RunID(String(parts[1])),
      let number = Int(parts[2])
    else { return nil }
    self.milliseconds = milliseconds
    self.run = run
    self.number = number
    // "007" and "+7" would be other names of the same batch.
    guard self.description == description else { return nil }
  }

  var description: String {
    "\(milliseconds)-\(run.text)-\(number)"
  }
}
