import AffectedPackages
import DevelopmentServer

#if SWIFT_SYNTAX
  import ArchitectureChecks
  import ModuleGraph
  import Scaffolding
  import SplitAdvice
#endif

extension Subcommand {
  /// All of them, in the order of the help.
  static let all = (independent + readingSwift).sorted { $0.name < $1.name }

  private static let independent = [
    Subcommand(AffectedCommand.self), Subcommand(BuildCommand.self), Subcommand(CompletionsCommand.self),
    Subcommand(ServeCommand.self), Subcommand(TestCommand.self),
  ]

  #if SWIFT_SYNTAX
    private static let readingSwift = [
      Subcommand(AdviseCommand.self), Subcommand(CheckCommand.self), Subcommand(ExplainCommand.self),
      Subcommand(GraphCommand.self), Subcommand(NewAppCommand.self), Subcommand(NewFeatureCommand.self),
      Subcommand(RoutesCommand.self), Subcommand(StateDiagramCommand.self),
    ]
  #else
    private static let readingSwift = [
      "advise", "check", "explain", "graph", "new app", "new feature", "routes", "state-diagram",
    ].map(withoutSyntax)
  #endif
}
