import Testing

@testable import Scaffolding

@Suite struct `The new name` {
  private func renamed(_ text: String) throws -> String {
    Renaming(name: try AppName(try ModuleName("Bookshop")))(text)
  }

  @Test(arguments: [
    ("# Trellis", "# Bookshop"), ("static let scheme = \"trellis\"", "static let scheme = \"bookshop\""),
    ("trellis://profile and TRELLIS://Profile", "bookshop://profile and BOOKSHOP://Profile"),
    ("TRELLIS_QUICK_PASSWORDS", "BOOKSHOP_QUICK_PASSWORDS"), ("Trellis/1.0", "Bookshop/1.0"),
    ("$XDG_STATE_HOME/trellis and `~/.cache/trellis`", "$XDG_STATE_HOME/bookshop and `~/.cache/bookshop`"),
    ("Start using Trellis", "Start using Bookshop"),
    ("path: \"trellis-test-1\"", "path: \"bookshop-test-1\""),
    ("the trellis checker", "the bookshop checker"),
  ])
  func `stands wherever the app is meant`(old: String, new: String) throws {
    #expect(try renamed(old) == new)
  }

  @Test(arguments: [
    "Tools/trellis", "Tools/.build/release/trellis check", ".trellis.json", "`trellis`", "`trellis check`",
    "swift run --package-path Tools trellis graph", "trellis serve --port 1", "trellis --help", "TrellisKit",
    "// trellis:disable:next rule - reason", "appending(path: \"trellis\")", "trellis new app",
    "trellis=Tools/.build/debug/trellis", "\"$trellis\" affected", "swift build --product trellis",
  ])
  func `leaves the tools theirs`(text: String) throws {
    #expect(try renamed(text) == text)
  }
}
