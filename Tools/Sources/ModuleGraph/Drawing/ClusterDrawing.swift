import Foundation
import TrellisKit

/// A graph as a picture in which boxes that belong together are framed: clusters in rows, each above all that it needs, and
/// arrows from cluster to cluster with a number. In SVG 1.1 with light and dark colours, as `GraphDrawing`.
public struct ClusterDrawing {
  private static let margin = 28.0
  private static let headline = 64.0

  private let title: String
  private let notes: [String]
  private let frames: [ClusterFrame]
  private let graph: ImportGraph
  private let edges: [GraphEdge]
  private let layout: LayeredLayout

  /// Lays out a graph.
  ///
  /// - Parameters:
  ///   - graph: the graph. Arrows inside of a cluster are not drawn.
  ///   - clusters: its nodes, each in one cluster.
  ///   - title: what stands above the picture.
  ///   - notes: what stands below, one line each.
  public init(_ graph: ImportGraph, clusters: [GraphCluster], title: String, notes: [String]) {
    let joined = graph.joined(clusters)
    // As in `GraphDrawing`: with many boxes, lines that others imply hide those that matter.
    let edges = clusters.count > 12 ? joined.edgesWithoutImplied : joined.edges
    let hidden = joined.edges.count - edges.count
    self.title = title
    self.notes = notes + (hidden > 0 ? ["\(hidden) arrows that a longer way implies are not drawn."] : [])
    self.graph = joined
    self.edges = edges
    let groups = Set(graph.nodes.map(\.group)).sorted()
    let frames = clusters.map { cluster in
      ClusterFrame(
        cluster,
        cluster.nodes.map { node in
          (GraphBox(graph.nodes[node]), groups.firstIndex(of: graph.nodes[node].group) ?? 0)
        })
    }
    let layout = LayeredLayout(
      widths: frames.map(\.width), heights: frames.map(\.height), edges: edges.map { ($0.source, $0.target) })
    self.layout = layout
    self.frames = zip(frames, layout.nodes).map { $0.placed(at: $1) }
  }

  /// The picture.
  public var svg: String {
    let content = max(
      layout.width, TextWidth.of(title, size: 19), notes.map { TextWidth.of($0, size: 12) }.max() ?? 0, 320)
    let width = number(content + 2 * Self.margin)
    let top = Self.margin + Self.headline - 20
    let left = Self.margin + (content - layout.width) / 2
    let bottom = top + layout.height + 40
    let height = number(bottom + 22 * Double(notes.count) + 12)
    let lines = notes.enumerated().map { index, note in
      "<text class=\"note\" x=\"\(number(Self.margin))\" y=\"\(number(bottom + 22 * Double(index)))\">"
        + "\(XMLText.escape(note))</text>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-labelledby="title description">
      <title id="title">\(XMLText.escape(title))</title>
      <desc id="description">\(XMLText.escape(notes.joined(separator: " ")))</desc>
      \(GraphStyle.element)
      <rect class="paper" width="100%" height="100%"/>
      <text class="headline" x="\(number(Self.margin))" y="\(number(Self.margin + 16))">\(XMLText.escape(title))</text>
      <g transform="translate(\(number(left)) \(number(top)))">
      \(zip(edges, layout.paths).map(line).joined())\(frames.map(\.svg).joined())\
      \(zip(edges, layout.paths).map(count).joined())</g>
      \(lines.joined())</svg>

      """
  }

  private func isUp(_ edge: GraphEdge) -> Bool {
    frames[edge.source].middle.y > frames[edge.target].middle.y
  }

  private func line(_ edge: GraphEdge, _ points: [LayeredLayout.Point]) -> String {
    let isRed = graph.isInCycle(edge)
    let names = "\(graph.nodes[edge.source].name) → \(graph.nodes[edge.target].name)"
    return """
      <path class="edge \(isRed ? "cycle" : "imported")" \
      marker-\(isUp(edge) ? "start" : "end")="url(#\(isRed ? "cycle" : "import"))" \
      d="\(EdgeCurve.path(points, isUp: isUp(edge)))">\
      <title>\(XMLText.escape("\(names): \(counted(edge.files, "file"))"))</title></path>

      """
  }

  /// Stands where the arrow leaves its cluster.
  private func count(_ edge: GraphEdge, _ points: [LayeredLayout.Point]) -> String {
    let (from, to) =
      isUp(edge) ? (points[points.count - 1], points[points.count - 2]) : (points[0], points[1])
    let share = 0.3
    let (x, y) = (from.x + (to.x - from.x) * share * 0.6, from.y + (to.y - from.y) * share)
    return "<text class=\"count\" x=\"\(number(x))\" y=\"\(number(y + 3))\">\(edge.files)</text>\n"
  }
}
