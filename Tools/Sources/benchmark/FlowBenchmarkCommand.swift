import Benchmarks
import TrellisKit

/// `benchmark flow`: a flow as a whole process.
struct FlowBenchmarkCommand {
  private let app: String
  private let flow: String
  private let runs: Int

  init(_ words: [String]) throws(UsageError) {
    guard (2...3).contains(words.count) else { throw UsageError("an app and a flow are needed") }
    app = words[0]
    flow = words[1]
    runs = words.count == 3 ? try BenchmarkWords.number(words[2], in: 1...1000) : 20
  }

  func run() throws {
    let paired = PairedRuns(work: [app, "run", flow], floor: [app, "--version"], runs: runs)
    let (work, floor) = try paired.measure()
    try StandardStream.write(FlowReport.text(work: work, floor: floor))
  }
}
