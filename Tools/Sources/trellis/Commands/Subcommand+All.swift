extension Subcommand {
  /// All of them, in the order of the help.
  static let all: [Subcommand] = [
    advise, affected, build, check, completions, explain, graph, routes, serve, stateDiagram, test,
  ]
}
