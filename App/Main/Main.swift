import AppCore
import Foundation
import TerminalShell

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
    case .interactive(let folder): exit(try await runInTerminal(folder))
    }
  }

  @MainActor
  private static func runInTerminal(_ folder: String?) async throws -> Int32 {
    let variables = ProcessInfo.processInfo.environment
    let app: ComposedApp
    do {
      app = try ComposedApp(folder: folder, variables: variables)
    } catch {
      try write("App: \(error)\n", to: .standardError)
      return 1
    }
    let status = await Terminal(environment: variables).run(app.scene, phaseChanged: app.enter)
    await app.end()
    return status.code
  }

  private static func write(_ text: String, to file: FileHandle = .standardOutput) throws {
    try file.write(contentsOf: Data(text.utf8))
  }
}
