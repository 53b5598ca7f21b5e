#if SWIFT_SYNTAX
  import ModuleGraph
#endif

extension Subcommand {
  #if SWIFT_SYNTAX
    static let stateDiagram = Subcommand(StateDiagramCommand.self)
  #else
    static let stateDiagram = withoutSyntax("state-diagram", "draw the state machines in the sources")
  #endif
}
