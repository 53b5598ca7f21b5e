import Foundation
import TrellisKit

#if SWIFT_SYNTAX
  import ArchitectureChecks
  import CheckBenchmark
#endif

@main
struct Benchmark {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words != ["--help"] else {
      StandardStream.output.write(BenchmarkWords.usage)
      return
    }
    do {
      exit(try await run(words) ? 0 : 1)
    } catch let error as UsageError {
      StandardStream.error.write("benchmark: \(error)\n\n\(BenchmarkWords.usage)")
      exit(64)
    } catch {
      StandardStream.error.write("benchmark: \(error)\n")
      exit(1)
    }
  }

  /// - Returns: whether what was measured is as it has to be.
  private static func run(_ words: [String]) async throws -> Bool {
    #if SWIFT_SYNTAX
      switch words.first {
      case "check": return try CheckBenchmarkCommand(Array(words.dropFirst())).run()
      case "parse-only" where words.count == 2: return try await ParseOnly.run(root: words[1]) > 0
      case "generate" where (2...3).contains(words.count):
        let count = words.count == 3 ? try BenchmarkWords.number(words[2], in: 1...100_000) : 2000
        try GeneratedTree(fileCount: count).write(to: URL(fileURLWithPath: words[1]))
        return true
      default: break
      }
    #endif
    try FlowBenchmarkCommand(words).run()
    return true
  }
}
