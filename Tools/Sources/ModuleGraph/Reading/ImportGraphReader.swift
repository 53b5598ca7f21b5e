import PackageModel

/// Makes the graph of a folder tree: what its manifests declare, and what its sources import.
public struct ImportGraphReader {
  private let workspace: Workspace
  private let includesTests: Bool
  private let references: [TargetReference]
  private let indices: [String: Int]
  private var nodes: [GraphNode]
  /// For each target, how many files import a module.
  private var imports: [[String: Int]]
  private var problems: [String]

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - tree: the files.
  ///   - workspace: their packages.
  ///   - includesTests: whether targets of tests are part of the graph.
  /// - Returns: the graph of the targets.
  public static func graph(of tree: SourceTree, in workspace: Workspace, includesTests: Bool) -> ImportGraph {
    let paths = tree.swiftFiles.filter { path in
      workspace.target(of: path).map { includesTests || $0.target.kind != .test } ?? false
    }
    let files = SourceImports.read(paths, root: tree.root)
    return graph(of: files, in: workspace, includesTests: includesTests)
  }

  /// Makes the graph of files that were read already.
  package static func graph(
    of files: [SourceImports], in workspace: Workspace, includesTests: Bool
  ) -> ImportGraph {
    var reader = ImportGraphReader(workspace, includesTests: includesTests)
    reader.count(files)
    return reader.graph
  }

  private init(_ workspace: Workspace, includesTests: Bool) {
    self.workspace = workspace
    self.includesTests = includesTests
    references = Self.references(in: workspace).filter { includesTests || $0.target.kind != .test }
    nodes = references.map { Self.node(of: $0, in: workspace) }
    indices = Dictionary(references.enumerated().map { (Self.key(of: $0.element), $0.offset) }) { first, _ in
      first
    }
    imports = Array(repeating: [:], count: references.count)
    problems = workspace.problems.map(\.description)
  }

  /// All targets, but those that another package lists a second time.
  private static func references(in workspace: Workspace) -> [TargetReference] {
    let all = workspace.packages.flatMap { package in
      package.targets.map { TargetReference(package: package, target: $0) }
    }
    let places = Dictionary(grouping: all) { "\($0.target.folder)\n\($0.target.name)" }
    return all.filter { reference in
      places["\(reference.target.folder)\n\(reference.target.name)", default: []].allSatisfy {
        $0.package.folder.utf8.count <= reference.package.folder.utf8.count
      }
    }
  }

  private static func key(of reference: TargetReference) -> String {
    "\(reference.package.folder)\n\(reference.target.name)"
  }

  private static func node(of reference: TargetReference, in workspace: Workspace) -> GraphNode {
    let (package, target) = (reference.package, reference.target)
    let isUnique = workspace.packages.count { $0.name == package.name } == 1
    return GraphNode(
      id: "\(isUnique ? package.name : package.folder)/\(target.name)", name: target.name, kind: target.kind,
      package: package.name, packageFolder: package.folder, folder: target.folder,
      group: GraphGroup.name(of: reference))
  }

  private mutating func count(_ files: [SourceImports]) {
    for file in files {
      guard let owner = workspace.target(of: file.path).flatMap({ indices[Self.key(of: $0)] }) else {
        continue
      }
      nodes[owner].files += 1
      nodes[owner].lines += file.lines
      for module in file.modules { imports[owner][module, default: 0] += 1 }
      problems += file.problems
    }
  }

  private var graph: ImportGraph {
    var nodes = nodes
    var edges: [GraphEdge] = []
    for source in references.indices {
      let found = TargetEdges(of: source, references, imports[source], workspace)
      nodes[source].outside = found.outside.sorted()
      edges += found.edges
    }
    return Self.withoutStrangers(
      ImportGraph(
        level: .targets, name: name, nodes: nodes,
        edges: edges, problems: problems))
  }

  /// The name of the package at the root, or of the root's folder.
  private var name: String {
    workspace.packages.first { $0.folder.isEmpty }?.name
      ?? workspace.root.split(separator: "/").last.map(String.init) ?? "/"
  }

  /// Of packages outside the tree, only what something in the tree needs is shown.
  private static func withoutStrangers(_ graph: ImportGraph) -> ImportGraph {
    let isInside = graph.nodes.map { !$0.folder.hasPrefix("/") }
    let edges = graph.edges.filter { isInside[$0.source] }
    let needed = Set(edges.map(\.target))
    let kept = graph.nodes.indices.filter { isInside[$0] || needed.contains($0) }
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
    return ImportGraph(
      level: graph.level, name: graph.name, nodes: kept.map { graph.nodes[$0] },
      edges: edges.compactMap { edge in
        guard let source = places[edge.source], let target = places[edge.target] else { return nil }
        return GraphEdge(source: source, target: target, files: edge.files, state: edge.state)
      }, problems: graph.problems)
  }
}
