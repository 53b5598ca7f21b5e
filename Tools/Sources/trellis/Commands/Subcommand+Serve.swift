import DevelopmentServer

extension Subcommand {
  static let serve = Subcommand(
    name: "serve", summary: "the app's API on a real socket, with faults on demand", options: []
  ) { words in
    do {
      return try await ServeCommand(words).run()
    } catch {
      StandardStream.error.write("trellis: \(error)\n\n\(ServeCommand.usage)")
      return UsageError.exitCode
    }
  }
}
