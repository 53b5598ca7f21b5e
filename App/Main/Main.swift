import AppCore
import Foundation
import TerminalShell

@main
struct Main {
  static func main() async {
    StandardDescriptors.reserve()
    // A reader that has gone is an error like any other, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    exit(await run())
  }

  private static func run() async -> Int32 {
    do {
      switch try AppCommand(Array(CommandLine.arguments.dropFirst())) {
      case .help: try StandardStream.write(AppCommand.usage)
      case .version: try StandardStream.write("\(ComposedApp.version)\n")
      case .run(let options): return try await FlowCommandRun(options).run()
      case .interactive(let options): return try await runInTerminal(options)
      }
      return 0
    } catch let error as UsageError {
      StandardStream.report("\(error)\nSee “App --help”.")
      return UsageError.exitCode
    } catch {
      StandardStream.report("\(error)")
      return (error as? OutputError)?.exitCode ?? 1
    }
  }

  @MainActor
  private static func runInTerminal(_ options: AppCommand.InteractiveOptions) async throws -> Int32 {
    let variables = ProcessInfo.processInfo.environment
    let app = try ComposedApp(options: options, variables: variables)
    let status = await Terminal(environment: variables).run(app.scene, phaseChanged: app.enter)
    let ending = await app.end(saying: StandardStream.report)
    (ending.unsaved + [ending.remark].compactMap(\.self)).forEach(StandardStream.report)
    return status.code == 0 && !ending.unsaved.isEmpty ? EX_IOERR : status.code
  }
}
