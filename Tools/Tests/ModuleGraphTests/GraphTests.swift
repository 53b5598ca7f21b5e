import TestSupport
import Testing

@testable import ModuleGraph

@Suite(.bounded) struct `A graph` {
  @Test(arguments: RandomGraph.all)
  func `finds the groups of nodes that need each other`(random: RandomGraph) {
    var reaches = (0..<random.count).map { node in (0..<random.count).map { $0 == node } }
    for (source, target) in random.edges { reaches[source][target] = true }
    for middle in 0..<random.count {
      for source in 0..<random.count where reaches[source][middle] {
        for target in 0..<random.count where reaches[middle][target] { reaches[source][target] = true }
      }
    }
    let expected = (0..<random.count).map { node in
      (0..<random.count).filter { reaches[node][$0] && reaches[$0][node] }
    }

    let found = StrongComponents.find(count: random.count, edges: random.edges)

    #expect(Set(found) == Set(expected))
    #expect(found.joined().count == random.count)
  }

  @Test func `of a chain as long as a hundred thousand is no trouble`() {
    let edges = (0..<99_999).map { ($0, $0 + 1) }

    #expect(StrongComponents.find(count: 100_000, edges: edges).count == 100_000)
  }

  @Test func `leaves out what a longer way implies, but nothing that says something besides`() {
    let graph = ImportGraph.sample(4, [(0, 1), (1, 2), (0, 2), (0, 3), (2, 3)])
    #expect(graph.edgesWithoutImplied.map { [$0.source, $0.target] } == [[0, 1], [1, 2], [2, 3]])

    let unused = ImportGraph.sample(3, [(0, 1), (1, 2), (0, 2)], state: .unused)
    #expect(unused.edgesWithoutImplied.count == 3)

    let cycle = ImportGraph.sample(3, [(0, 1), (1, 2), (2, 0), (0, 2)])
    #expect(cycle.edgesWithoutImplied.count == 4)
  }

  @Test func `of packages joins their targets, and what stands out counts`() throws {
    func node(_ name: String, _ package: String, outside: [String]) -> GraphNode {
      GraphNode(
        id: name, name: name, kind: .library, package: package, packageFolder: package, folder: name,
        group: "G",
        files: 2, lines: 5, outside: outside)
    }
    let graph = ImportGraph(
      level: .targets, name: "All",
      nodes: [
        node("A1", "A", outside: ["X"]), node("A2", "A", outside: ["W"]), node("B1", "B", outside: []),
      ],
      edges: [
        GraphEdge(source: 0, target: 1, files: 1, state: .imported),
        GraphEdge(source: 0, target: 2, files: 3, state: .imported),
        GraphEdge(source: 1, target: 2, files: 4, state: .undeclared),
      ])

    let packages = graph.ofPackages

    #expect(packages.nodes.map(\.name) == ["A", "B"])
    #expect(packages.nodes[0].files == 4)
    #expect(packages.nodes[0].outside == ["W", "X"])
    #expect(packages.edges == [GraphEdge(source: 0, target: 1, files: 7, state: .undeclared)])
  }
}
