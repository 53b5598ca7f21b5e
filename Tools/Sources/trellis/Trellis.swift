import DevelopmentServer
import Foundation

@main
struct Trellis {
  static func main() async {
    // A reader that has gone is an error like any other, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) async -> Int32 {
    do {
      switch try TrellisCommand(arguments) {
      case .help: return StandardStream.output.write(TrellisCommand.usage) ? 0 : 1
      case .version: return StandardStream.output.write("\(TrellisCommand.versionNumber)\n") ? 0 : 1
      case .serve(let command): return await command.run()
      }
    } catch {
      StandardStream.error.write("trellis: \(error)\n\n\(TrellisCommand.usage(for: arguments))")
      return UsageError.exitCode
    }
  }
}
