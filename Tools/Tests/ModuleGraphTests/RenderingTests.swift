import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import ModuleGraph

@Suite(.bounded) struct `A graph as text` {
  private let graph = ImportGraph(
    level: .targets, name: "Tree",
    nodes: [
      GraphNode(
        id: "App/App", name: "App", kind: .executable, package: "App", packageFolder: "", folder: "App",
        group: "App",
        files: 1, lines: 1200, outside: ["Foundation"]),
      GraphNode(
        id: "Kit/Kit\"<", name: "Kit\"<", kind: .library, package: "Kit", packageFolder: "Kit", folder: "Kit",
        group: "Pack]ages"),
      GraphNode(
        id: "Kit/Old", name: "Old", kind: .library, package: "Kit", packageFolder: "Kit", folder: "Old",
        group: "Pack]ages"),
    ],
    edges: [
      GraphEdge(source: 0, target: 1, files: 2, state: .undeclared),
      GraphEdge(source: 0, target: 2, files: 0, state: .unused),
      GraphEdge(source: 1, target: 2, files: 1, state: .imported),
      GraphEdge(source: 2, target: 1, files: 1, state: .imported),
    ])

  @Test func `is a table in a terminal`() {
    #expect(
      GraphTable(graph, style: .plain, columns: 80).text == """
        App
          App (executable) 1 file, 1200 lines
            imports, not declared: Kit"<
            declares, never imports: Old
            outside: Foundation

        Pack]ages
          Kit"< no Swift files
            imports: Old
          Old no Swift files
            imports: Kit"<

        cycle: Kit"<, Old
        3 targets, 4 arrows, 1 cycle

        """)
  }

  @Test func `is a Mermaid flowchart whose names can't break it`() {
    #expect(
      MermaidText(graph).text == """
        flowchart TD
          subgraph g0["App"]
            n0["App"]
          end
          subgraph g1["Pack#93;ages"]
            n1["Kit#34;#60;"]
            n2["Old"]
          end
          n0 ==>|not declared| n1
          n0 -.->|never imported| n2
          n1 --> n2
          n2 --> n1
          linkStyle 2,3 stroke:#cf222e,stroke-width:2px

        """)
  }

  @Test func `is DOT whose names can't break it`() {
    let text = DOTText(graph).text

    #expect(text.contains(#"n1 [label="Kit\"<", tooltip="Kit/Kit\"<"];"#))
    #expect(text.contains("n0 -> n1 [color=\"#bc4c00\", style=bold];"))
    #expect(text.contains("n1 -> n2 [color=\"#cf222e\", penwidth=2];"))
  }

  @Test(.enabled(if: ChildProcess.path(of: "dot") != nil, "Graphviz is not installed"))
  func `is DOT that Graphviz takes`() throws {
    let names = [#"a"b\"#, "new\nline", "}", "日本", "<b>", "graph"]
    let folder = try TemporaryFolder([
      "graph.dot": DOTText(.sample(6, [(0, 1), (1, 0), (2, 3)], names: names)).text
    ])

    let output = try ChildProcess(["dot", "-Tplain", folder.path("graph.dot")]).run()

    #expect(output.code == 0, "\(output.errorText)")
    #expect(output.text.split(separator: "\n").filter { $0.hasPrefix("node ") }.count == 6)
  }

  @Test func `is JSON with a schema that stays`() throws {
    let text = try JSONText.of(GraphDocument(graph))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let nodes = try #require(object["nodes"] as? [[String: Any]])
    let edges = try #require(object["edges"] as? [[String: Any]])

    #expect(
      Set(object.keys) == ["version", "name", "level", "nodes", "edges", "cycles", "problems"])
    #expect(object["version"] as? Int == 1)
    #expect(
      Set(nodes[0].keys) == [
        "id", "name", "kind", "package", "folder", "group", "files", "lines", "outside",
      ])
    #expect(Set(edges[0].keys) == ["from", "to", "files", "state", "cycle"])
    #expect(edges[0]["state"] as? String == "undeclared")
    #expect(edges[2]["cycle"] as? Bool == true)
    #expect(object["cycles"] as? [[String]] == [["Kit/Kit\"<", "Kit/Old"]])
  }
}
