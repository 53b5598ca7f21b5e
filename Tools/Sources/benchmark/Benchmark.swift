import Foundation
import TrellisKit

#if SWIFT_SYNTAX
  import ArchitectureChecks
#endif

@main
struct Benchmark {
  static func main() async {
    // A reader that has gone is an error like any other, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    exit(
      await CommandRun.exitCode(of: "benchmark") {
        guard !words.contains("--help"), !words.contains("-h") else {
          try StandardStream.write(BenchmarkWords.usage)
          return 0
        }
        return try await run(words) ? 0 : 1
      })
  }

  /// - Returns: whether what was measured is as it has to be.
  private static func run(_ words: [String]) async throws -> Bool {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "flow": try FlowBenchmarkCommand(rest).run()
    case "check": return try CheckBenchmarkCommand(rest).run()
    case "generate": try GenerateCommand(rest).run()
    case "requests": try await RequestBenchmarkCommand(rest).run()
    case "measure": try await RequestMeasureCommand(rest).run()
    #if SWIFT_SYNTAX
      case "parse-only" where rest.count == 1: return try await ParseOnly.run(root: rest[0]) > 0
    #endif
    case let word?: throw UsageError("there is nothing to measure that is called “\(word)”")
    case nil: throw UsageError("says what to measure")
    }
    return true
  }
}
