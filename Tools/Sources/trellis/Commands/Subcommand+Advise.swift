#if SWIFT_SYNTAX
  import SplitAdvice
#endif

extension Subcommand {
  #if SWIFT_SYNTAX
    static let advise = Subcommand(AdviseCommand.self)
  #else
    static let advise = withoutSyntax("advise", "say whether code should be split into modules, and where")
  #endif
}
