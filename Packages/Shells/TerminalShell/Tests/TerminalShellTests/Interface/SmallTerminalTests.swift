import Foundation
import Screens
import TestSupport
import Testing

@testable import TerminalShell

@Suite(.bounded) struct `On a small terminal` {
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

  @Test(arguments: [
    (1, 1, "C"), (2, 1, "C…"), (3, 1, "Ca…"), (4, 1, "Can…"), (4, 3, "Dele\nte\nCan…"), (5, 1, "❯ [ …"),
  ])
  func `an alert shows the answer that has the focus`(_ columns: Int, _ rows: Int, _ picture: String) {
    var interface = interface(Screens.form(alert: Screens.alert), columns: columns, rows: rows)
    #expect(interface.picture() == picture)
  }

  @Test(arguments: [(16, 8), (24, 8), (30, 6), (40, 10), (60, 12), (80, 24)])
  func `an alert can be read to its end and back`(_ columns: Int, _ rows: Int) {
    let words = (1...90).map { "word\($0)." }
    var alert = Screens.alert
    alert.message = words.joined(separator: " ")
    var interface = interface(Screens.form(alert: alert), columns: columns, rows: rows)
    let first = interface.picture()
    #expect(first.contains("Delete") && first.contains("word1.") && !first.contains("▲"))
    let isLong = !first.contains("word90.")
    #expect(isLong == (rows < 24))
    var pages = [first]
    repeat {
      interface.press(.pageDown)
      pages.append(interface.picture())
    } while pages[pages.count - 1] != pages[pages.count - 2]
    let read = pages.joined()
    #expect(words.allSatisfy(read.contains))
    #expect(interface.picture().contains("word90.") && !interface.picture().contains("▼"))
    if rows == 12 { #expect(first.contains("PgUp PgDn Read on")) }
    for _ in pages { interface.press(.pageUp) }
    #expect(interface.picture() == first)
    interface.press(.pageDown)
    interface.show(Screens.form(alert: Screens.alert))
    #expect(interface.picture().contains("Everything"))
  }

  @Test(arguments: 10...100)
  func `a banner is seen to its end`(_ columns: Int) {
    var screen = Screens.settings
    screen.banner = Banner("Everything that you have changed is kept on this device until the last word.")
    var interface = interface(screen, columns: columns, rows: 60)
    #expect(interface.picture().contains("word."))
  }

  @Test(
    arguments: 1...40, [Screens.list(), Screens.settings, Screens.form(name: "Grace", error: "Too long")])
  func `nothing is lost behind the marks of scrolling`(_ columns: Int, _ screen: Screen) {
    var interface = interface(screen, columns: columns, rows: 5)
    let scrolled = interface.picture()
    interface.size = TerminalSize(columns: columns, rows: 200)
    let whole = interface.picture()
    let bare = scrolled.split(separator: "\n").map { $0.filter { !"▲▼".contains($0) } }
    #expect(scrolled.contains("▼") == (columns > 16))
    #expect(
      bare.dropFirst().dropLast().allSatisfy { whole.contains($0.trimmingCharacters(in: .whitespaces)) })
  }
}
