/// A graph in the language of Graphviz (https://graphviz.org/doc/info/lang.html).
struct DOTText {
  private let graph: ImportGraph

  init(_ graph: ImportGraph) {
    self.graph = graph
  }

  var text: String {
    let groups = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].group }
    let clusters = groups.keys.sorted().enumerated().map { index, group in
      "  subgraph cluster_\(index) {\n    label=\(quoted(group)); style=rounded; color=\"#8c959f\";\n"
        + groups[group, default: []].map(node).joined() + "  }\n"
    }
    return """
      digraph \(quoted(graph.name)) {
        rankdir=TB; node [shape=box, style=rounded, fontname="sans-serif"]; edge [color="#6e7781"];
      \(clusters.joined())\(graph.edges.map(edge).joined())}

      """
  }

  private func node(_ index: Int) -> String {
    let node = graph.nodes[index]
    return "    n\(index) [label=\(quoted(node.name)), tooltip=\(quoted(node.id))];\n"
  }

  private func edge(_ edge: GraphEdge) -> String {
    var attributes: [String] = []
    switch edge.state {
    case .imported: break
    case .undeclared: attributes.append("color=\"#bc4c00\", style=bold")
    case .unused: attributes.append("style=dashed")
    case .declared: attributes.append("style=dotted")
    }
    if graph.isInCycle(edge) { attributes = ["color=\"#cf222e\", penwidth=2"] }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "  n\(edge.source) -> n\(edge.target)\(list);\n"
  }

  /// In a quoted string, a quotation mark and a backslash are escaped; the rest stands for itself.
  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
