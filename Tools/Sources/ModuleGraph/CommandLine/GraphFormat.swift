/// How `trellis graph` writes a graph.
enum GraphFormat: String, CaseIterable {
  case table, json, dot, mermaid, svg
}
