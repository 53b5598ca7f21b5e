#if SWIFT_SYNTAX
  import Scaffolding
#endif

extension Subcommand {
  #if SWIFT_SYNTAX
    static let newApp = Subcommand(NewAppCommand.self)
    static let newFeature = Subcommand(NewFeatureCommand.self)
  #else
    static let newApp = withoutSyntax("new app", "make an app of its own with this layout")
    static let newFeature = withoutSyntax("new feature", "add a feature to an app with this layout")
  #endif
}
