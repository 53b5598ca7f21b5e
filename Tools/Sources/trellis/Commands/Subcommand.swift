import TrellisKit

/// A word after `trellis`, and what it does.
struct Subcommand: Sendable {
  let name: String
  let summary: String
  /// What it takes besides `--help`.
  let options: [OptionDescription]
  /// What stands after the name besides options, as help shows it.
  var operands = ""
  /// Does it with the words after the name, and returns the exit code.
  let run: @Sendable ([String]) async throws -> Int32

  /// The subcommand that a command line begins with, and the words after its name.
  static func find(_ words: [String]) -> (command: Subcommand, rest: [String])? {
    for command in all {
      let name = command.name.split(separator: " ").map(String.init)
      if words.starts(with: name) { return (command, Array(words.dropFirst(name.count))) }
    }
    return nil
  }
}

extension Subcommand {
  /// A command that is described.
  init<Described: Command>(_ type: Described.Type) {
    let description = Described.description
    self.init(
      name: description.name, summary: description.summary, options: description.options,
      operands: description.operands
    ) { words in
      if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        try StandardStream.write(description.usage)
        return 0
      }
      return try await Described(CommandWords(words, of: description)).run()
    }
  }
}
