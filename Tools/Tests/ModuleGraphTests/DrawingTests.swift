import Foundation
import TestSupport
import Testing

@testable import ModuleGraph

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(.bounded) struct `The picture` {
  @Test(arguments: [0, 1, 5, 80])
  func `is well-formed, names itself, and has a box for each node`(count: Int) throws {
    let random = RandomGraph(seed: 5, count: max(1, count), edges: count * 2)
    let svg = GraphDrawing(.sample(count, count == 0 ? [] : random.edges)).svg

    let elements = try #require(Elements(svg))
    #expect(elements.names.filter { $0 == "g.node" }.count == count)
    #expect(elements.names.contains("title") && elements.names.contains("desc"))
    #expect(svg.contains(#"role="img" aria-labelledby="title description""#))
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func `shows text as it is, whatever it says`() throws {
    let names = [
      #"</text><script>alert("1")</script>"#, "a&b 'c'", "\u{1}\u{1B}[31m", "模块",
      String(repeating: "W", count: 500),
    ]
    let svg = GraphDrawing(.sample(5, [(0, 1)], names: names)).svg

    let elements = try #require(Elements(svg))
    #expect(!elements.names.contains("script"))
    #expect(elements.text.contains(names[1]))
    #expect(elements.text.contains("模块"))
  }

  @Test func `shows a cycle in red and draws both of its arrows`() {
    let svg = GraphDrawing(.sample(2, [(0, 1), (1, 0)])).svg

    #expect(svg.components(separatedBy: #"class="edge cycle" marker-"#).count == 3)
    #expect(svg.contains("marker-start") && svg.contains("marker-end"))
    #expect(svg.contains("Cycle: N0, N1."))
    #expect(svg.contains("part of a cycle"))
  }

  @Test func `is the same every time`() {
    let random = RandomGraph(seed: 9, count: 30, edges: 60)

    #expect(GraphDrawing(.sample(30, random.edges)).svg == GraphDrawing(.sample(30, random.edges)).svg)
  }

  @Test func `says how many arrows it leaves out`() {
    let chain = (0..<19).map { ($0, $0 + 1) }
    let svg = GraphDrawing(.sample(20, chain + [(0, 5), (0, 9)])).svg

    #expect(svg.contains("2 arrows that a longer way implies are not drawn"))
  }
}

/// The elements of a document, as `name` or `name.class`, and its text.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var text = ""

  init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name == "g" ? attributes["class"].map { "g.\($0)" } ?? name : name)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
