#if SWIFT_SYNTAX
  import ArchitectureChecks
#endif

extension Subcommand {
  #if SWIFT_SYNTAX
    static let check = Subcommand(CheckCommand.self)
    static let explain = Subcommand(ExplainCommand.self)
  #else
    static let check = withoutSyntax("check", "find what takes an app apart")
    static let explain = withoutSyntax("explain", "say what a rule is about")
  #endif
}
