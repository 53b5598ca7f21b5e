import DevelopmentServer

import struct TrellisKit.OptionDescription
import enum TrellisKit.StandardStream

extension Subcommand {
  static let serve = Subcommand(
    name: "serve", summary: "the app's API on a real socket, with faults on demand", options: serveOptions
  ) { words in
    do {
      return try await ServeCommand(words).run()
    } catch {
      StandardStream.error.write("trellis: \(error)\n\n\(ServeCommand.usage)")
      return UsageError.exitCode
    }
  }

  private static let serveOptions = [
    OptionDescription("--host", "ADDRESS", "the address to listen at"),
    OptionDescription("--port", "N", "the port to listen at"),
    OptionDescription("--data", "FOLDER", "keep the database in FOLDER", value: .folder),
    OptionDescription("--fault", "FAULT", "misbehave: NAME[=VALUE][@PATH-PREFIX]", isRepeatable: true),
    OptionDescription("--list-faults", "list the names of the faults"),
    OptionDescription("--allow-remote", "accept an address that other machines can reach"),
    OptionDescription("--quiet", "don't log requests"),
  ]
}
