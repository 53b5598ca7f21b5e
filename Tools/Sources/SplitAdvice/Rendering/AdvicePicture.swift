import ModuleGraph

/// The advice as a picture: the modules as they would be, with what they are made of today. Arrows are imports; inside of a
/// module that would be split they are uses of types by name, an estimate.
struct AdvicePicture {
  private let advice: Advice
  private var nodes: [GraphNode] = []
  private var clusters: [GraphCluster] = []
  private var edges: [[Int]: Int] = [:]
  /// For each module, the nodes that arrows to it lead to.
  private var nodesOfModule: [[Int]] = []
  /// For each module that would be split, a node of each module that it would become.
  private var heads: [Int: [Int]] = [:]

  init(_ advice: Advice) {
    self.advice = advice
    for index in advice.modules.indices { addModule(index) }
    join(advice.pairs.filter { $0.obstacle == nil })
    for use in advice.imports { connect(use) }
  }

  var svg: String {
    ClusterDrawing(
      ImportGraph(
        level: .targets, name: advice.name, nodes: nodes,
        edges: edges.map { ends, files in
          GraphEdge(source: ends[0], target: ends[1], files: files, state: .imported)
        }), clusters: clusters, title: "\(advice.name): \(summary)", notes: notes
    ).svg
  }

  private var summary: String {
    let splits = advice.modules.count { $0.verdict == .split }
    let tangles = advice.modules.count { $0.verdict == .untangle }
    let merges = advice.pairs.count { $0.obstacle == nil }
    let parts = [(splits, "to split"), (tangles, "to untangle"), (merges, "to merge")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "everything stays as it is" : parts.joined(separator: ", ")
  }

  private var notes: [String] {
    var notes = ["An arrow leads to what is needed; the number says in how many files."]
    if clusters.contains(where: \.isNew) {
      notes.append("A frame with a strong line is a module that the advice would make of what is in it.")
    }
    if advice.modules.contains(where: { $0.verdict == .split }) {
      notes.append("Where a module is split, arrows between its parts are an estimate from names of types.")
    }
    return notes + advice.reading.notes
  }

  private mutating func addModule(_ index: Int) {
    let module = advice.modules[index]
    switch module.verdict {
    case .stay, .merge:
      let node = add(
        name: module.module.name, of: module, folder: module.module.folders.joined(separator: ", "),
        files: module.figures.files, lines: module.figures.lines, group: module.verdict.rawValue)
      clusters.append(GraphCluster(name: module.module.name, nodes: [node], isFramed: false))
      nodesOfModule.append([node])
    case .untangle:
      let own = module.parts.indices.map { add(module.parts[$0], of: module, group: module.module.name) }
      let name = "\(module.module.name): untangle first"
      clusters.append(GraphCluster(name: name, nodes: own))
      nodesOfModule.append(own)
    case .split:
      var representatives: [Int] = []
      for boundary in module.boundaries {
        let own = module.parts.filter { !Set($0.part.folders).isDisjoint(with: boundary.folders) }
          .map { add($0, of: module, group: boundary.role.rawValue) }
        clusters.append(GraphCluster(name: boundary.name, nodes: own, isNew: boundary.role != .rest))
        representatives.append(own.first ?? 0)
      }
      for use in module.crossings {
        guard case .boundary(let from) = use.from else { continue }
        edges[[representatives[from], representatives[use.to]], default: 0] += use.files
      }
      heads[index] = representatives
      nodesOfModule.append(representatives)
    }
  }

  private mutating func add(_ figures: PartFigures, of module: ModuleAdvice, group: String) -> Int {
    add(
      name: figures.part.name, of: module, folder: figures.part.folders.joined(separator: ", "),
      files: figures.part.files.count, lines: figures.lines, group: group)
  }

  private mutating func add(
    name: String, of module: ModuleAdvice, folder: String, files: Int, lines: Int, group: String
  ) -> Int {
    nodes.append(
      GraphNode(
        id: "\(module.module.id)/\(folder)", name: name, kind: module.module.kind, package: module.module.id,
        packageFolder: folder, folder: folder, group: group, files: files, lines: lines))
    return nodes.count - 1
  }

  /// Makes one cluster of the modules that should be one.
  private mutating func join(_ pairs: [PairAdvice]) {
    var sets = DisjointSets(count: advice.modules.count)
    for pair in pairs { sets.join(pair.first, pair.second) }
    for group in sets.groups where group.count > 1 {
      let own = group.flatMap { nodesOfModule[$0] }
      clusters.removeAll { !Set($0.nodes).isDisjoint(with: own) }
      let name = group.map { advice.modules[$0].module.name }.joined(separator: " + ")
      clusters.append(GraphCluster(name: "\(name): merge", nodes: own, isNew: true))
    }
  }

  private mutating func connect(_ use: ModuleImport) {
    let importer = advice.modules[use.from]
    let name = advice.modules[use.to].module.name
    let sources =
      importer.boundaries.isEmpty
      ? nodesOfModule[use.from].prefix(1).map { ($0, use.files) }
      : zip(heads[use.from, default: []], importer.boundaries).compactMap { head, new in
        new.imports[name].map { (head, $0) }
      }
    let split = advice.modules[use.to]
    for (source, files) in sources {
      guard let heads = heads[use.to] else {
        for target in nodesOfModule[use.to].prefix(1) { edges[[source, target], default: 0] += files }
        continue
      }
      // Who imports a module that would be split needs only those of the new ones whose types it uses.
      for crossing in split.crossings where crossing.from == .importer(use.from) {
        edges[[source, heads[crossing.to]], default: 0] += crossing.files
      }
    }
  }
}
