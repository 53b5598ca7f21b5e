import Foundation
import TestSupport
import Testing

@testable import ModuleGraph

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(.bounded) struct `The picture of clusters` {
  private func svg(
    _ edges: [(Int, Int)], _ clusters: [GraphCluster], count: Int = 4, names: [String] = []
  ) -> String {
    ClusterDrawing(
      .sample(count, edges, names: names), clusters: clusters, title: "Sample & co", notes: ["<one>"]
    ).svg
  }

  private func cluster(_ nodes: Int..., isFramed: Bool = true) -> GraphCluster {
    GraphCluster(name: "C\(nodes[0])", nodes: nodes, isFramed: isFramed, isNew: isFramed)
  }

  @Test func `is well-formed, and has a frame for each cluster and a box for each node`() {
    let text = svg(
      [(0, 1), (0, 2), (1, 3)], [cluster(0, isFramed: false), cluster(1, 2), cluster(3)],
      names: ["a", "</text><script>", "c\u{1B}", "模块"])

    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.components(separatedBy: #"<g class="node">"#).count == 5)
    #expect(text.components(separatedBy: #"<g class="cluster">"#).count == 3)
    #expect(!text.contains("<script>") && !text.contains("nan") && !text.contains("inf"))
  }

  @Test func `joins arrows between two clusters, adds their files, and has none inside`() {
    let text = svg([(0, 2), (1, 3), (0, 1), (2, 3)], [cluster(0, 1), cluster(2, 3)])

    #expect(text.components(separatedBy: "<path class=\"edge").count == 2)
    #expect(text.contains("C0 → C2: 2 files"))
  }

  @Test func `shows clusters that need each other in red`() {
    let text = svg([(0, 2), (3, 1)], [cluster(0, 1), cluster(2, 3)])

    #expect(text.components(separatedBy: "<path class=\"edge cycle\"").count == 3)
    #expect(text.contains("marker-start") && text.contains("marker-end"))
  }

  @Test func `stays well-formed for nothing, and for many`() {
    #expect(XMLParser(data: Data(svg([], [], count: 0).utf8)).parse())
    let random = RandomGraph(seed: 3, count: 90, edges: 200)
    let clusters = (0..<30).map { cluster(3 * $0, 3 * $0 + 1, 3 * $0 + 2) }
    let text = svg(random.edges, clusters, count: 90)

    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text == svg(random.edges, clusters, count: 90))
  }
}
