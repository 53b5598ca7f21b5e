import TrellisKit

/// A graph as text for a terminal: every node with what it needs.
struct GraphTable {
  private let graph: ImportGraph
  private let style: TerminalStyle
  private let columns: Int

  init(_ graph: ImportGraph, style: TerminalStyle, columns: Int) {
    self.graph = graph
    self.style = style
    self.columns = columns
  }

  var text: String {
    let groups = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].group }
    let blocks = groups.keys.sorted().map { group in
      style(group.onOneLine, .bold) + "\n" + groups[group, default: []].map(rows).joined()
    }
    return (blocks + [summary]).joined(separator: "\n")
  }

  private func rows(of index: Int) -> String {
    let node = graph.nodes[index]
    let kind = node.kind.map { $0 == .library ? "" : " (\($0.rawValue))" } ?? ""
    let size =
      node.files > 0 ? " \(counted(node.files, "file")), \(counted(node.lines, "line"))" : " no Swift files"
    let edges = graph.edges.filter { $0.source == index }
    return "  \(style(node.name.onOneLine, .cyan))\(kind)\(style(size, .faint))\n"
      + row("imports", names(edges, .imported))
      + row("imports, not declared", names(edges, .undeclared), .yellow)
      + row("declares, never imports", names(edges, .unused), .yellow)
      + row("uses", names(edges, .declared)) + row("outside", node.outside, .faint)
  }

  private func names(_ edges: [GraphEdge], _ state: GraphEdge.State) -> [String] {
    edges.filter { $0.state == state }.map { graph.nodes[$0.target].name }.sorted()
  }

  private func row(_ title: String, _ names: [String], _ look: TerminalStyle.Look? = nil) -> String {
    guard !names.isEmpty else { return "" }
    let text = TextLines.wrap(
      "\(title): \(names.joined(separator: ", "))".onVisibleLine, columns: columns, indentation: 4)
    return (look.map { style(text, $0) } ?? text) + "\n"
  }

  private var summary: String {
    let cycles = graph.cycles.map { cycle in
      style("cycle: \(cycle.map { graph.nodes[$0].name.onOneLine }.joined(separator: ", "))", .red) + "\n"
    }
    let noun = graph.level == .packages ? "package" : "target"
    return cycles.joined()
      + "\(counted(graph.nodes.count, noun)), \(counted(graph.edges.count, "arrow")), "
      + "\(counted(graph.cycles.count, "cycle"))\n"
  }
}
