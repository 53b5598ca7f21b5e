import Foundation
import TrellisKit

@main
struct Trellis {
  static let version = "0.1.0"

  static func main() async {
    // A reader that has gone is an error like any other, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ words: [String]) async -> Int32 {
    if let (command, rest) = Subcommand.find(words) {
      return await CommandRun.exitCode(of: "trellis \(command.name)") { try await command.run(rest) }
    }
    return await CommandRun.exitCode(of: "trellis") {
      switch words.first {
      case nil, "--help", "-h", "help": try StandardStream.write(TrellisUsage.text)
      case "--version": try StandardStream.write("\(version)\n")
      case let word?: throw unknown(word)
      }
      return 0
    }
  }

  private static func unknown(_ word: String) -> UsageError {
    let longer = Subcommand.all.map(\.name).filter { $0.hasPrefix("\(word) ") }
    guard longer.isEmpty else {
      return UsageError(
        "“\(word)” is half of a command: \(longer.map { "“\($0)”" }.joined(separator: " or "))")
    }
    let kind = word.hasPrefix("-") ? "option" : "command"
    let known = Subcommand.all.map(\.name) + ["--help", "--version"]
    return UsageError("unknown \(kind) “\(word)”\(Suggestion.question(for: word, in: known))")
  }
}
