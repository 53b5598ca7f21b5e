import Foundation
import TrellisKit

/// A graph as a picture: rows of boxes, each above all that it needs, in SVG 1.1 with light and dark colours.
public struct GraphDrawing {
  private static let margin = 28.0
  private static let headline = 64.0

  private let graph: ImportGraph
  private let edges: [GraphEdge]
  private let layout: LayeredLayout
  private let boxes: [GraphBox]
  private let groups: [String]

  /// Lays out a graph.
  public init(_ graph: ImportGraph) {
    self.graph = graph
    // With few boxes every line can be followed; with many, lines that others imply hide those that matter.
    let edges = graph.nodes.count > 12 ? graph.edgesWithoutImplied : graph.edges
    let groups = Set(graph.nodes.map(\.group)).sorted()
    // Next to each other in a row begin those that belong together.
    let order = graph.nodes.indices.sorted {
      (graph.nodes[$0].group, $0) < (graph.nodes[$1].group, $1)
    }
    var place = [Int](repeating: 0, count: order.count)
    for (index, node) in order.enumerated() { place[node] = index }
    let boxes = graph.nodes.map { GraphBox($0) }
    let layout = LayeredLayout(
      widths: order.map { boxes[$0].width }, edges: edges.map { (place[$0.source], place[$0.target]) })
    self.edges = edges
    self.groups = groups
    self.layout = layout
    self.boxes = boxes.enumerated().map { node, box in
      box.placed(at: layout.nodes[place[node]], color: groups.firstIndex(of: graph.nodes[node].group) ?? 0)
    }
  }

  /// The picture.
  public var svg: String {
    let legend = GraphLegend(
      graph, groups: groups, hidden: graph.edges.count - edges.count, available: max(layout.width, 480))
    let content = max(layout.width, legend.width, 320)
    let width = content + 2 * Self.margin
    let top = Self.margin + Self.headline
    let left = Self.margin + (content - layout.width) / 2
    let bottom = top + layout.height + 40
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(bottom + legend.height))" \
      viewBox="0 0 \(number(width)) \(number(bottom + legend.height))" role="img" aria-labelledby="title description">
      <title id="title">\(XMLText.escape(headline))</title>
      <desc id="description">\(XMLText.escape(description))</desc>
      \(GraphStyle.element)
      <rect class="paper" width="100%" height="100%"/>
      <text class="headline" x="\(number(Self.margin))" y="\(number(Self.margin + 16))">\
      \(XMLText.escape(graph.name))</text>
      <text class="note" x="\(number(Self.margin))" y="\(number(Self.margin + 36))">\
      \(XMLText.escape(counts))</text>
      <g transform="translate(\(number(left)) \(number(top)))">
      \(zip(edges, layout.paths).map(line).joined())\(boxes.map(\.svg).joined())</g>
      <g transform="translate(\(number(Self.margin)) \(number(bottom)))">
      \(legend.svg)</g>
      </svg>

      """
  }

  private var headline: String { "Modules of \(graph.name)" }

  private var counts: String {
    let noun = graph.level == .packages ? "package" : "target"
    return [
      counted(graph.nodes.count, noun), counted(graph.edges.count, "arrow"),
      counted(graph.cycles.count, "cycle"),
    ].joined(separator: ", ")
  }

  private var description: String {
    let cycles = graph.cycles.map {
      "Cycle: " + $0.map { graph.nodes[$0].name }.joined(separator: ", ") + "."
    }
    return (["\(counts). Each box stands above those that it imports."] + cycles).joined(separator: " ")
  }

  private func line(_ edge: GraphEdge, _ points: [LayeredLayout.Point]) -> String {
    let isRed = graph.isInCycle(edge)
    // An arrow that the layout turned around to get rid of a cycle still points to what is imported.
    let isUp = boxes[edge.source].middle.y > boxes[edge.target].middle.y
    let marker = isRed ? "cycle" : edge.state == .undeclared ? "undeclared" : "import"
    let kind = isRed ? "edge cycle" : "edge \(edge.state.rawValue)"
    let names = "\(graph.nodes[edge.source].name) → \(graph.nodes[edge.target].name)"
    return """
      <path class="\(kind)" marker-\(isUp ? "start" : "end")="url(#\(marker))" d="\(EdgeCurve.path(points, isUp: isUp))">\
      <title>\(XMLText.escape("\(names): \(counted(edge.files, "file")), \(edge.state.rawValue)"))</title></path>

      """
  }
}
