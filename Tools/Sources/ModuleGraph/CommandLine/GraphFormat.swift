import TrellisKit

/// How `trellis graph` writes a graph.
enum GraphFormat: String, CaseIterable {
  case table, json, dot, mermaid, svg

  /// Whether a file holds a graph in one of these forms.
  static func isGraph(_ file: FileEnds) -> Bool {
    let start = file.beginning
    return start.hasPrefix("{\n  \"cycles\" : ") || start.hasPrefix("flowchart TD\n")
      || (start.hasPrefix("digraph ") && start.contains("\n  rankdir=TB; node [shape=box"))
      || file.isDrawing || file.lastLine.contains(/^\d+ (package|target)s?, \d+ arrows?, \d+ cycles?$/)
  }
}
