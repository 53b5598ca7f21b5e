import TrellisKit

/// Asks git what has changed. Every way in which it can't tell has an answer of its own.
struct GitChanges {
  let root: String
  private let repository: GitRepository

  init(root: String) throws(ChangesError) {
    self.root = root
    guard ChildProcess.path(of: "git") != nil else {
      throw ChangesError("git is not on the PATH", next: Self.withoutGit)
    }
    do {
      repository = GitRepository(folder: try GitRepository(folder: root).top())
    } catch {
      throw ChangesError("\(root): \(error)", next: Self.withoutGit)
    }
  }

  func since(_ revision: String) throws(ChangesError) -> ChangedFiles {
    let commit = try commit(revision)
    return try answered { () throws(GitError) in
      ChangedFiles(
        try withLinks(repository.changedFiles(since: commit)), in: repository.folder, root: root,
        comparison: "the working tree with \(revision.onOneLine)")
    }
  }

  func between(base: String, head: String) throws(ChangesError) -> ChangedFiles {
    let (baseCommit, headCommit) = (try commit(base), try commit(head))
    let ancestor: String
    do {
      ancestor = try repository.mergeBase(baseCommit, headCommit)
    } catch {
      throw ChangesError(
        "“\(base)” and “\(head)” have no common ancestor here", next: try nextStep(for: base))
    }
    return try answered { () throws(GitError) in
      var files = ChangedFiles(
        try withLinks(repository.changedFiles(from: ancestor, to: headCommit)), in: repository.folder,
        root: root,
        comparison: "\(head.onOneLine) with its common ancestor with \(base.onOneLine)")
      if try repository.commit("HEAD") != headCommit {
        files.notes.append(
          "“\(head.onOneLine)” is not checked out: packages are taken as they are in the working tree")
      }
      return files
    }
  }

  /// The files, and the symbolic links through which a package may have them.
  private func withLinks(_ files: Set<String>) throws(GitError) -> Set<String> {
    let links = try SymbolicLinks(repository)
    return links.targets.isEmpty ? files : files.union(files.flatMap(links.paths))
  }

  private func commit(_ revision: String) throws(ChangesError) -> String {
    do {
      return try repository.commit(revision)
    } catch {
      guard !revision.allSatisfy({ $0 == "0" }) else {
        throw ChangesError(
          "“\(revision)” stands for a branch that is new, so that there is nothing to compare with",
          next: "Compare with the branch that it goes into, or use --all")
      }
      throw ChangesError("“\(revision)” is no commit of this clone", next: try nextStep(for: revision))
    }
  }

  private func nextStep(for revision: String) throws(ChangesError) -> String {
    try answered { () throws(GitError) in
      try repository.isShallow()
        ? "The clone is shallow: “git fetch --unshallow” brings the rest; in GitHub Actions, give actions/checkout"
          + " “fetch-depth: 0”"
        : "“git fetch” brings what the remote has; “git log --all” shows what is here"
    }
  }

  private func answered<Value>(_ question: () throws(GitError) -> Value) throws(ChangesError) -> Value {
    do {
      return try question()
    } catch {
      throw ChangesError("\(error)", next: Self.withoutGit)
    }
  }

  private static let withoutGit = "“trellis affected --files FILE ...” needs no git"
}
