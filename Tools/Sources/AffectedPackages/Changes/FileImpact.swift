/// What a changed file counts for by itself.
struct FileImpact: Sendable, Equatable {
  /// The file, relative to the project's folder.
  let path: String
  /// The targets that it belongs to.
  var targets: [TargetID] = []
  /// The folders of packages that count as a whole.
  var packages: [String] = []
  /// Whether all packages count.
  var isEverything = false
  /// Why, as what goes on after “it”.
  var explanation = ""
}
