/// Which packages changes affect.
struct AffectedReport: Sendable, Equatable {
  /// What was compared, in words.
  let comparison: String
  /// What each changed file counts for, in the order of the paths.
  let files: [FileImpact]
  /// The affected packages, each after those it depends on.
  let packages: [AffectedPackage]
  /// How many packages the project has.
  let packageCount: Int
  /// Whether all packages count because something isn't known.
  let isEverything: Bool
  /// What else a person should know, each on one line.
  let notes: [String]
}
