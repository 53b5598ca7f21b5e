import AppCore
import Foundation

@main
struct Main {
  static func main() async throws {
    let command: AppCommand
    do {
      command = try AppCommand(Array(CommandLine.arguments.dropFirst()))
    } catch {
      try write("App: \(error)\n\n\(AppCommand.usage)", to: .standardError)
      exit(UsageError.exitCode)
    }
    switch command {
    case .help: try write(AppCommand.usage)
    case .version: try write("\(AppEnvironment.version)\n")
    case .run(let options): exit(await FlowCommandRun(options).run())
    case .interactive: break
    }
  }

  private static func write(_ text: String, to file: FileHandle = .standardOutput) throws {
    try file.write(contentsOf: Data(text.utf8))
  }
}
