import TestSupport
import Testing

@testable import ModuleGraph

@Suite(.bounded) struct `The layout` {
  @Test(arguments: RandomGraph.all)
  func `puts every node above what it needs, but for one arrow of a cycle`(random: RandomGraph) {
    let layers = LayerAssignment(count: random.count, edges: random.edges, widest: 6)
    var row = [Int](repeating: -1, count: random.count)
    for (index, nodes) in layers.rows.enumerated() { for node in nodes { row[node] = index } }

    #expect(layers.rows.joined().sorted() == Array(0..<random.count))
    #expect(layers.rows.allSatisfy { $0.count <= 6 })
    #expect(layers.edges.allSatisfy { row[$0.above] < row[$0.below] })
    let turned = zip(layers.edges, random.edges).filter { $0.above != $1.0 }.map { $1 }
    let cyclic = ImportGraph.sample(random.count, random.edges)
    #expect(
      turned.allSatisfy {
        cyclic.isInCycle(GraphEdge(source: $0.0, target: $0.1, files: 1, state: .imported))
      })
  }

  @Test(arguments: RandomGraph.all)
  func `lets no two boxes touch`(random: RandomGraph) {
    let widths = (0..<random.count).map { 60 + Double($0 % 7) * 20 }
    let layout = LayeredLayout(widths: widths, edges: random.edges)

    for first in 0..<random.count {
      for second in 0..<first where layout.nodes[first].y == layout.nodes[second].y {
        let distance = abs(layout.nodes[first].x - layout.nodes[second].x)
        #expect(distance > (widths[first] + widths[second]) / 2 + 10)
      }
      #expect(layout.nodes[first].x - widths[first] / 2 > -0.001)
      #expect(layout.nodes[first].x + widths[first] / 2 < layout.width + 0.001)
      #expect(layout.nodes[first].y < layout.height)
    }
  }

  @Test func `leads no line through a box`() {
    let random = RandomGraph(seed: 3, count: 40, edges: 90, isAcyclic: true)
    let widths = [Double](repeating: 120, count: 40)
    let layout = LayeredLayout(widths: widths, edges: random.edges)

    for (path, (source, target)) in zip(layout.paths, random.edges) {
      for (from, to) in zip(path, path.dropFirst()) where from.x == to.x {
        let crossed = layout.nodes.indices.filter { node in
          node != source && node != target && abs(layout.nodes[node].x - from.x) < 60
            && from.y < layout.nodes[node].y && layout.nodes[node].y < to.y
        }
        #expect(crossed.isEmpty)
      }
    }
  }

  @Test func `counts crossings and takes them away where it can`() {
    let crossed = LayerAssignment(count: 4, edges: [(0, 3), (1, 2)], widest: 6)

    #expect(LayeredRows(crossed, count: 4, sweeps: 0).crossings == 1)
    #expect(LayeredRows(crossed, count: 4).crossings == 0)
  }

  @Test(arguments: RandomGraph.all)
  func `never has more crossings than it began with`(random: RandomGraph) {
    let layers = LayerAssignment(count: random.count, edges: random.edges, widest: 8)
    let before = LayeredRows(layers, count: random.count, sweeps: 0)

    #expect(LayeredRows(layers, count: random.count).crossings <= before.crossings)
  }

  @Test(arguments: [
    ([0.0, 0], [-5.0, 5]), ([0, 20], [0, 20]), ([20, 0], [5, 15]), ([0, 0, 0], [-10, 0, 10]),
    ([7], [7]), ([0, 100, 100, 100], [0, 90, 100, 110]),
  ])
  func `places a row as near as it can to where its items want to be`(wishes: [Double], expected: [Double]) {
    let placed = RowPlacement.positions(
      of: wishes.map { RowPlacement.Wish(position: $0, weight: 1, distance: 10) })

    #expect(placed == expected)
  }
}
