import PackageModel
import TrellisKit

/// `trellis graph`.
public struct GraphCommand: Command {
  private let folder: String?
  private let format: GraphFormat
  private let level: GraphLevel
  private let output: CommandOutput
  private let includesTests: Bool

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    folder = try SourceProject.folder(in: words)
    format = words.value("--format").flatMap(GraphFormat.init) ?? .table
    level = words.value("--level").flatMap(GraphLevel.init) ?? .targets
    output = CommandOutput(words.value("--output"), replacing: GraphFormat.isGraph)
    includesTests = words.has("--tests")
  }

  /// Reads the packages and sources, and writes the graph.
  ///
  /// - Returns: 0. What can't be read of the tree is said, and the rest is shown.
  /// - Throws: that it can't be made or written.
  public func run() async throws -> Int32 {
    try output.check()
    let project = try SourceProject(at: folder)
    let targets = ImportGraphReader.graph(
      of: project.tree, in: project.workspace, includesTests: includesTests)
    for problem in targets.problems { StandardStream.report("trellis graph: \(problem)\n") }
    if targets.nodes.isEmpty {
      StandardStream.report("trellis graph: there is no Swift target below \(project.tree.root)\n")
    }
    try output.write(text(of: level == .packages ? targets.ofPackages : targets))
    return 0
  }

  private func text(of graph: ImportGraph) throws -> String {
    switch format {
    case .table: return GraphTable(graph, style: output.style, columns: output.columns).text
    case .json: return try JSONText.of(GraphDocument(graph))
    case .dot: return DOTText(graph).text
    case .mermaid: return MermaidText(graph).text
    case .svg: return GraphDrawing(graph).svg
    }
  }
}
