import TrellisKit

/// What a command line says has changed.
enum ChangeSource: Sendable, Equatable {
  /// All that differs from a revision, whether committed or not.
  case since(String)
  /// What one revision changed after it parted from another.
  case between(base: String, head: String)
  /// These files; `-` stands for those that the standard input names.
  case files([String])
  /// Everything.
  case all

  static let revisionOptions = [
    OptionDescription(
      "--since", "REV", "what differs from the git revision REV, uncommitted and new files too"),
    OptionDescription(
      "--base", "REV", "what was committed since the common ancestor with REV: a pull request"),
    OptionDescription("--head", "REV", "the other end of --base; HEAD if not given"),
  ]

  /// - Returns: nil when it says nothing.
  init?(_ words: CommandWords, files: [String]? = nil, isAll: Bool = false) throws(UsageError) {
    var sources: [ChangeSource] = []
    if let revision = words.value("--since") { sources.append(.since(revision)) }
    if let base = words.value("--base") {
      sources.append(.between(base: base, head: words.value("--head") ?? "HEAD"))
    } else if words.has("--head") {
      throw UsageError("--head needs --base")
    }
    if let files { sources.append(.files(files)) }
    if isAll { sources.append(.all) }
    guard sources.count <= 1 else { throw UsageError("says in more than one way what has changed") }
    guard let source = sources.first else { return nil }
    self = source
  }
}
