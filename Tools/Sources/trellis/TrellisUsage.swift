/// How to use `trellis`.
enum TrellisUsage {
  static var text: String {
    let width = Subcommand.all.map(\.name.count).max() ?? 0
    let rows = Subcommand.all.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)\n"
    }
    return """
      Usage: trellis COMMAND [OPTIONS]

      Commands:
      \(rows.joined())
      Options:
        --version    print the version
        --help       print this; after a command, how to use it

      Exit codes: 0 all is well, 1 findings or failures, 2 it could not run, 64 the command line is wrong,
      73 a file can't be made, 74 the standard output can't be written.

      """
  }
}
