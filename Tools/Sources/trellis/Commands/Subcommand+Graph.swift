#if SWIFT_SYNTAX
  import ModuleGraph
#endif

extension Subcommand {
  #if SWIFT_SYNTAX
    static let graph = Subcommand(GraphCommand.self)
  #else
    static let graph = withoutSyntax("graph", "show which modules import which")
  #endif
}
