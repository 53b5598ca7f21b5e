import PackageModel
import TrellisKit

/// What a configuration says and nobody reads: most often a word that is misspelt.
enum UnreadMembers {
  /// What the subcommands read in the project's folder.
  private static let known: Set<String> = ["advise", "affected", "exclude", "layers", "rules", "targets"]
  private static let knownBelow: Set<String> = ["exclude", "rules"]

  /// - Parameter folder: relative to the root; empty for the root itself.
  static func problems(in file: ConfigurationFile, folder: String) -> [PathProblem] {
    let read = folder.isEmpty ? known : knownBelow
    let path = folder.isEmpty ? ConfigurationFile.name : "\(folder)/\(ConfigurationFile.name)"
    return file.members.keys.filter { !read.contains($0) }.sorted().map { name in
      let message =
        known.contains(name)
        ? "“\(name)” is read in the project's folder only"
        : "nobody reads “\(name)”\(Suggestion.question(for: name, in: read))"
      return PathProblem(path: path, message: message)
    }
  }
}
