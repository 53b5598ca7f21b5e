import Testing
import TrellisKit

@Suite struct `A suggestion` {
  private static let commands = ["affected", "build", "check", "explain", "graph", "routes", "state-diagram"]

  @Test(arguments: [
    ("chek", "check"), ("hceck", "check"), ("checks", "check"), ("Check", "check"), ("grpah", "graph"),
    ("state-diagramm", "state-diagram"), ("statediagram", "state-diagram"), ("afected", "affected"),
  ])
  func `is the word that is nearest`(written: String, meant: String) {
    #expect(Suggestion.nearest(to: written, in: Self.commands) == meant)
    #expect(Suggestion.question(for: written, in: Self.commands) == "; did you mean “\(meant)”?")
  }

  @Test(arguments: ["", "x", "lint", "ch", "documentation", String(repeating: "check", count: 100_000)])
  func `is not made where nothing is near`(written: String) {
    #expect(Suggestion.nearest(to: written, in: Self.commands) == nil)
    #expect(Suggestion.question(for: written, in: Self.commands).isEmpty)
  }

  @Test func `is the first by the alphabet of words that are equally near`() {
    #expect(Suggestion.nearest(to: "--cat", in: ["--cut", "--cap"]) == "--cap")
    #expect(Suggestion.nearest(to: "check", in: []) == nil)
  }
}
