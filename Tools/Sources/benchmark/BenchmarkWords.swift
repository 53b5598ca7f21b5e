import TrellisKit

/// What command lines of benchmarks have in common.
enum BenchmarkWords {
  static let usage = """
    Usage: benchmark flow APP FLOW [RUNS]
           benchmark check TRELLIS [FILES [RUNS]]
           benchmark requests [RUNS]
           benchmark generate FOLDER [FILES]

    flow: times `APP run FLOW` as a whole process, process start included, in turn with `APP --version`, and prints both with
    the ratio of their medians. RUNS is how often each is run (1 to 1000, 20 when not given).

    check: generates a tree of FILES files (10 to 100000, 2000 when not given), and times `TRELLIS check` on it as a whole
    process, in turn with parsing alone and with `swift format lint --parallel`, RUNS times each (3 when not given).
    requests: sends the same requests to the same server on this machine with the app's transport and with URLSession, in
    turn and each time in a process of its own, and prints the time and the memory that both took, with the ratio of the
    times. RUNS is how often (1 to 20, 3 when not given).
    generate: writes such a tree to FOLDER.

    """

  static func number(_ word: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(word), range.contains(number) else {
      throw UsageError("“\(word)” is no number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
