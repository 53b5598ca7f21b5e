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
    let command: AppCommand
    do {
      command = try AppCommand(Array(CommandLine.arguments.dropFirst()))
    } catch {
      StandardStream.error.write("App: \(error)\n\n\(AppCommand.usage)")
      return UsageError.exitCode
    }
    switch command {
    case .help: return StandardStream.output.write(AppCommand.usage) ? 0 : 1
    case .version: return StandardStream.output.write("\(ComposedApp.version)\n") ? 0 : 1
    case .run(let options): return await FlowCommandRun(options).run()
    case .interactive(let options): return await runInTerminal(options)
    }
  }

  @MainActor
  private static func runInTerminal(_ options: AppCommand.InteractiveOptions) async -> Int32 {
    let variables = ProcessInfo.processInfo.environment
    let app: ComposedApp
    do {
      app = try ComposedApp(options: options, variables: variables)
    } catch {
      StandardStream.error.write("App: \(error)\n")
      return 1
    }
    let status = await Terminal(environment: variables).run(app.scene, phaseChanged: app.enter)
    if let remark = await app.end() { StandardStream.error.write("App: \(remark)\n") }
    return status.code
  }
}
