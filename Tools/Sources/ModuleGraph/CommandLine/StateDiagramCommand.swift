import PackageModel
import TrellisKit

/// `trellis state-diagram`.
public struct StateDiagramCommand: Command {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "state-diagram", summary: "draw the state machines in the sources", operands: "[PATH]",
    discussion: """
      Prints a Mermaid stateDiagram-v2 for each table of legal moves below PATH, or in the repository around the current
      folder: a TransitionTable or a dictionary called “…transitions” that is written out, as in [.off: [.on]], or a function
      “…transition…” that switches over a pair of states. Tables in tests are left out.
      """)

  private let folder: String?

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    folder = try SourceProject.folder(in: words)
  }

  /// Reads the sources and prints the diagrams.
  ///
  /// - Returns: 0.
  /// - Throws: that the configuration can't be used, or the text not be written.
  public func run() async throws -> Int32 {
    let project = try SourceProject(at: folder)
    let reader = StateDiagramReader(project.filesOutsideTests, root: project.tree.root)
    for problem in project.workspace.problems.map(\.description) + reader.problems {
      StandardStream.report("trellis state-diagram: \(problem)\n")
    }
    guard !reader.diagrams.isEmpty else {
      StandardStream.report(
        "trellis state-diagram: there is no table of states below \(project.tree.root)\n")
      return 0
    }
    let texts = reader.diagrams.map {
      "%% \($0.table.symbol), \($0.table.path):\($0.table.line)\n\($0.text)"
    }
    try StandardStream.write(texts.joined(separator: "\n"))
    return 0
  }
}
