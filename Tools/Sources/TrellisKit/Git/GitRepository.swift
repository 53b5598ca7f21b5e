import Foundation

/// What git knows of a folder.
public struct GitRepository: Sendable {
  /// The folder, as an absolute path.
  public let folder: String

  /// Asks in a folder. Whether it belongs to a repository shows with the first question.
  public init(folder: String) {
    self.folder = folder
  }

  /// Asks git.
  ///
  /// - Parameter arguments: what stands after `git`.
  /// - Returns: what git wrote to its standard output.
  /// - Throws: `GitError` with what git said.
  public func ask(_ arguments: [String]) throws(GitError) -> String {
    var answer: [UInt8] = []
    try ask(arguments) { answer += $0 }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Asks git, and hands over what it writes to its standard output while it runs, so that a long answer needn't be kept.
  ///
  /// - Parameters:
  ///   - arguments: what stands after `git`.
  ///   - take: is called on the calling thread with each part of the answer.
  /// - Throws: `GitError` with what git said.
  public func ask(_ arguments: [String], _ take: (ArraySlice<UInt8>) -> Void) throws(GitError) {
    let quiet = ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "GIT_PAGER": "cat"]
    let output: ChildProcess.Output
    do {
      output = try ChildProcess(
        ["git", "-c", "core.quotePath=false"] + arguments, in: folder, environment: quiet
      )
      .run(timeout: .seconds(600), take)
    } catch {
      throw GitError("\(error)")
    }
    guard output.code == 0 else {
      throw GitError(
        "git \(arguments.first ?? ""): \(output.errorText.split(separator: "\n").first ?? "failed")"
      )
    }
  }

  /// The commit that a revision stands for.
  ///
  /// - Throws: `GitError` when there is none. A revision that begins with a dash is none.
  public func commit(_ revision: String) throws(GitError) -> String {
    guard !revision.hasPrefix("-") else { throw GitError("“\(revision)” is no revision") }
    return try ask(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The commit that two revisions both come from.
  public func mergeBase(_ first: String, _ second: String) throws(GitError) -> String {
    try ask(["merge-base", commit(first), commit(second)]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The files that differ from a revision: committed since, changed, or new and not ignored.
  ///
  /// - Parameter revision: what they are compared with.
  /// - Returns: paths relative to `folder`; a renamed file with both of its paths, a deleted one too.
  public func changedFiles(since revision: String) throws(GitError) -> Set<String> {
    let changed = try ask(Self.names + ["--relative", commit(revision), "--"])
    let new = try ask(["ls-files", "--others", "--exclude-standard", "-z"])
    return Set((changed + new).split(separator: "\0").map(String.init))
  }

  /// The files that differ between two revisions.
  ///
  /// - Parameters:
  ///   - base: what they are compared with.
  ///   - head: what is compared.
  /// - Returns: paths relative to the top of the working tree; a renamed file with both of its paths, a deleted one too.
  public func changedFiles(from base: String, to head: String) throws(GitError) -> Set<String> {
    let changed = try ask(Self.names + ["--no-relative", commit(base), commit(head), "--"])
    return Set(changed.split(separator: "\0").map(String.init))
  }

  /// The folder of the whole working tree.
  public func top() throws(GitError) -> String {
    let path = try ask(["rev-parse", "--show-toplevel"])
    return path.hasSuffix("\n") ? String(path.dropLast()) : path
  }

  /// Whether older history is missing.
  public func isShallow() throws(GitError) -> Bool {
    try ask(["rev-parse", "--is-shallow-repository"]).hasPrefix("true")
  }

  /// A submodule counts when what is checked out there isn't what is recorded, whatever the configuration says.
  private static let names = [
    "diff", "--name-only", "--no-renames", "--no-ext-diff", "--ignore-submodules=none", "-z",
  ]
}
