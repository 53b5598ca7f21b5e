import Foundation
import PackageModel
import TestSupport
import Testing
import ToolsTestSupport

@testable import ModuleGraph

@Suite(.bounded) struct `The graph of a tree` {
  @Test func `counts every form of import in every branch, and none in strings and comments`() throws {
    let text = """
      // import A
      /* import B /* import C */ */
      import struct Plain.Thing
      @testable import Tested
      @_exported public import Exported
      @preconcurrency private import Old.Submodule.Inner
      #if os(Linux)
      import Penguin
      #elseif canImport(Apple)
      import Apple
      #endif
      let text = "import D"
      let long = \"\"\"
      import E
      \"\"\"
      let raw = #"\\#("import F")"#
      """
    let graph = try graph(["Sources/M/A.swift": text], [Self.package("P", ["M": []])])

    #expect(graph.nodes[0].outside == ["Apple", "Exported", "Old", "Penguin", "Plain", "Tested"])
  }

  @Test func `compares what is imported with what is declared`() throws {
    let package = Self.package(
      "P",
      [
        "M": [.name("Good"), .target("Idle"), .target("Mac")], "Good": [], "Idle": [], "Extra": [], "Mac": [],
      ],
      macros: ["Mac"])
    let graph = try graph(
      ["Sources/M/A.swift": "import Good\nimport Extra", "Sources/M/B.swift": "import Good\nimport M"],
      [package])

    #expect(
      Self.edges(graph) == [
        "M>Extra undeclared 1", "M>Good imported 2", "M>Idle unused 0", "M>Mac declared 0",
      ])
  }

  @Test func `takes a product as used when one of its modules is imported`() throws {
    let kit = Self.package("Kit", folder: "Kit", ["One": [], "Two": []], products: ["Both": ["One", "Two"]])
    let app = Self.package("App", folder: "App", ["Main": [.product("Both", package: "Kit")]])
    let used = try graph(["App/Sources/Main/A.swift": "import Two"], [kit, app])
    let unused = try graph(["App/Sources/Main/A.swift": ""], [kit, app])

    #expect(Self.edges(used) == ["Main>Two imported 1"])
    #expect(Self.edges(unused) == ["Main>One unused 0", "Main>Two unused 0"])
  }

  @Test func `shows a target that two packages list once, and tests only when they are asked for`() throws {
    let tests = WorkspaceTarget(
      name: "KitTests", kind: .test, folder: "Kit/Tests/KitTests",
      dependencies: [.product("One", package: "Kit")])
    let all = WorkspacePackage(name: "All", folder: "", targets: [tests])
    let kit = WorkspacePackage(
      name: "Kit", folder: "Kit",
      targets: [WorkspaceTarget(name: "One", kind: .library, folder: "Kit/Sources/One"), tests])
    let files = ["Kit/Sources/One/A.swift": "", "Kit/Tests/KitTests/T.swift": "import One"]

    #expect(try graph(files, [all, kit]).nodes.map(\.id) == ["Kit/One"])
    #expect(
      try graph(files, [all, kit], includesTests: true).nodes.map(\.id) == ["Kit/One", "Kit/KitTests"])
  }

  @Test func `shows of packages outside only what is needed`() throws {
    let kit = Self.package(
      "Kit", folder: "/else/Kit", ["Used": [], "Other": []], products: ["Used": ["Used"]])
    let app = Self.package("App", folder: "App", ["Main": [.name("Used")]])
    let graph = try graph(["App/Sources/Main/A.swift": "import Used"], [kit, app])

    #expect(graph.nodes.map(\.name) == ["Used", "Main"])
    #expect(graph.nodes.map(\.group) == ["outside", "App"])
  }

  @Test func `goes on past files that are no Swift`() throws {
    let files = [
      "Sources/M/Junk.swift": "\u{0}\u{1}\u{2}", "Sources/M/Good.swift": "import Good",
      "Sources/M/Broken.swift": "import Half\nfunc {{{ (((",
      "Sources/M/Deep.swift": String(repeating: "(", count: 10_000),
      "Sources/M/Long.swift": "let x = [" + String(repeating: "1,", count: 50_000) + "]",
    ]
    let graph = try graph(files, [Self.package("P", ["M": []])])

    #expect(graph.nodes[0].outside == ["Good", "Half"])
    #expect(graph.problems.contains { $0.hasPrefix("Sources/M/Junk.swift:1: is binary") })
    #expect(graph.problems.contains { $0.hasPrefix("Sources/M/Broken.swift:2: ") })
  }

  private func graph(
    _ files: [String: String], _ packages: [WorkspacePackage], includesTests: Bool = false
  ) throws -> ImportGraph {
    let folder = try TemporaryFolder(files)
    let tree = try SourceTree(root: folder.root)
    let workspace = Workspace(root: tree.root, packages: packages)
    return ImportGraphReader.graph(of: tree, in: workspace, includesTests: includesTests)
  }

  private static func package(
    _ name: String, folder: String = "", _ targets: [String: [WorkspaceTarget.Dependency]],
    macros: [String] = [],
    products: [String: [String]] = [:]
  ) -> WorkspacePackage {
    WorkspacePackage(
      name: name, folder: folder,
      targets: targets.sorted { $0.key > $1.key }.map { name, dependencies in
        WorkspaceTarget(
          name: name, kind: macros.contains(name) ? .macro : .library,
          folder: folder.isEmpty ? "Sources/\(name)" : "\(folder)/Sources/\(name)", dependencies: dependencies
        )
      },
      products: products.map { WorkspacePackage.Product(name: $0, targets: $1) })
  }

  private static func edges(_ graph: ImportGraph) -> [String] {
    graph.edges.map { edge in
      "\(graph.nodes[edge.source].name)>\(graph.nodes[edge.target].name) \(edge.state.rawValue) \(edge.files)"
    }.sorted()
  }
}
