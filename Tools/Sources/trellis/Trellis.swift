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

  static func run(_ words: [String]) async -> Int32 {
    switch words.first {
    case nil, "--help", "-h", "help": return write(TrellisUsage.text)
    case "--version": return write("\(version)\n")
    case let word?:
      guard let (command, rest) = Subcommand.find(words) else {
        let longer = Subcommand.all.map(\.name).filter { $0.hasPrefix("\(word) ") }
        guard longer.isEmpty else {
          let choice = longer.map { "“\($0)”" }.joined(separator: " or ")
          StandardStream.error.write("trellis: “\(word)” is half of a command: \(choice)\n")
          return UsageError.exitCode
        }
        let kind = word.hasPrefix("-") ? "option" : "command"
        let known = Subcommand.all.map(\.name) + ["--help", "--version"]
        let question = Suggestion.question(for: word, in: known)
        StandardStream.error.write(
          "trellis: unknown \(kind) “\(word.onOneLine)”\(question)\nSee “trellis --help”.\n")
        return UsageError.exitCode
      }
      return await command.run(rest)
    }
  }

  private static func write(_ text: String) -> Int32 {
    StandardStream.output.write(text) ? 0 : UsageError.exitCode
  }
}
