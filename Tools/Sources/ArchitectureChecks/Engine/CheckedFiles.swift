import PackageModel
import TrellisKit

/// The files of a run, after they were looked at.
struct CheckedFiles {
  private(set) var files: [CheckedFile] = []
  private(set) var problems: [PathProblem] = []
  /// What was in the files that may have a fix.
  private(set) var contents: [String: ContentHash] = [:]
  private(set) var cachedCount = 0

  init(tree: CheckedTree, outcomes: [FileCheck.Outcome], workspace: Workspace) {
    for (file, outcome) in zip(tree.files, outcomes) {
      switch outcome {
      case .success(let known):
        if known.encoded == nil { cachedCount += 1 }
        add(file.path, known, workspace)
      case .failure(let failure): problems.append(PathProblem(path: file.path, message: failure.reason))
      }
    }
  }

  private mutating func add(_ path: String, _ known: FileCheck.Known, _ workspace: Workspace) {
    problems += known.facts.problems.map {
      PathProblem(path: path, line: $0.position.line, message: $0.message)
    }
    if !known.facts.suppressions.isEmpty || known.facts.candidates.contains(where: { !$0.fix.isEmpty }) {
      contents[path] = known.content
    }
    files.append(CheckedFile(path: path, facts: known.facts, target: workspace.target(of: path)))
  }
}
