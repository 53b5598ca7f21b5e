extension Subcommand {
  /// All of them, in the order of the help.
  static let all: [Subcommand] = [
    affected, build, check, completions, explain, graph, routes, serve, stateDiagram, test,
  ]
}
