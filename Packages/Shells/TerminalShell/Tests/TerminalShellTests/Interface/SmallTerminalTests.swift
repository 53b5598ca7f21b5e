import Design
import Testing

@testable import TerminalShell

@Suite struct `On a small terminal` {
  @Test(arguments: Screens.everything, 1...6)
  func `something of every screen is seen`(_ screen: Screen, _ columns: Int) {
    for rows in 1...6 {
      var interface = interface(screen, columns: 80, rows: 24)
      interface.press(.pageDown)
      _ = interface.frame()
      interface.size = TerminalSize(columns: columns, rows: rows)
      let isBlank = interface.picture().allSatisfy(\.isWhitespace)
      #expect(!isBlank || screen.texts.allSatisfy(\.isEmpty), "\(columns) by \(rows)")
    }
  }

  @Test(arguments: [(Screens.form(name: "Grace"), "N…\ne"), (Screens.list(count: 0), "R…\n")])
  func `two by two cells show the first letters`(_ screen: Screen, _ picture: String) {
    var interface = interface(screen, columns: 2, rows: 2)
    #expect(interface.picture() == picture)
  }

  @Test func `what is typed is seen without a frame around it`() {
    var interface = interface(Screens.form(name: "ab"), columns: 5, rows: 2)
    #expect(interface.picture() == "Name\nab")
    #expect(interface.frame().caret == CellPosition(column: 2, row: 1))
  }
}
