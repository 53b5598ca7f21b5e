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

      """
  }
}
