#if SWIFT_SYNTAX
  import ModuleGraph
#endif

extension Subcommand {
  #if SWIFT_SYNTAX
    static let routes = Subcommand(RoutesCommand.self)
  #else
    static let routes = withoutSyntax("routes", "list coordinators with their routes, and deep links")
  #endif
}
