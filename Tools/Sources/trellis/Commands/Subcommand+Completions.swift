extension Subcommand {
  static let completions = Subcommand(CompletionsCommand.self)
}
