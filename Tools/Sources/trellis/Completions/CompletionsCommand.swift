import TrellisKit

/// `trellis completions`.
struct CompletionsCommand: Command {
  static let description = CommandDescription(
    name: "completions", summary: "print what makes a shell complete command lines",
    operands: CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
    discussion: """
      bash:  echo 'source <(trellis completions bash)' >> ~/.bashrc
      zsh:   trellis completions zsh > "${fpath[1]}/_trellis"
      fish:  trellis completions fish > ~/.config/fish/completions/trellis.fish
      """)

  private let shell: CompletionShell

  init(_ words: CommandWords) throws(UsageError) {
    guard words.operands.count == 1, let shell = CompletionShell(rawValue: words.operands[0]) else {
      throw UsageError("completions takes one shell: bash, zsh or fish")
    }
    self.shell = shell
  }

  func run() async throws -> Int32 {
    let script =
      switch shell {
      case .bash: BashCompletions(Subcommand.all).script
      case .zsh: ZshCompletions(Subcommand.all).script
      case .fish: FishCompletions(Subcommand.all).script
      }
    try StandardStream.write(script)
    return 0
  }
}
