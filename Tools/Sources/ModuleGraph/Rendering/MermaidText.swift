/// A graph as a Mermaid flowchart (https://mermaid.js.org/syntax/flowchart.html).
struct MermaidText {
  private let graph: ImportGraph

  init(_ graph: ImportGraph) {
    self.graph = graph
  }

  var text: String {
    let groups = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].group }
    let parts = groups.keys.sorted().enumerated().map { index, group in
      "  subgraph g\(index)[\"\(Self.escape(group))\"]\n"
        + groups[group, default: []].map { "    n\($0)[\"\(Self.escape(graph.nodes[$0].name))\"]\n" }.joined()
        + "  end\n"
    }
    let arrows = graph.edges.map { "  n\($0.source) \(arrow(of: $0)) n\($0.target)\n" }
    return "flowchart TD\n" + parts.joined() + arrows.joined() + styles
  }

  private func arrow(of edge: GraphEdge) -> String {
    switch edge.state {
    case .imported: "-->"
    case .undeclared: "==>|not declared|"
    case .unused: "-.->|never imported|"
    case .declared: "-.->"
    }
  }

  private var styles: String {
    let red = graph.edges.indices.filter { graph.isInCycle(graph.edges[$0]) }.map(String.init)
    return red.isEmpty ? "" : "  linkStyle \(red.joined(separator: ",")) stroke:#cf222e,stroke-width:2px\n"
  }

  /// Inside a quoted text, everything that Mermaid, Markdown or HTML might take for its own is written as its number.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " ./-_".unicodeScalars.contains(scalar)
      {
        escaped.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory == .control {
        escaped += " "
      } else {
        escaped += "#\(scalar.value);"
      }
    }
    return escaped
  }
}
