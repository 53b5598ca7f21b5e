import Screens
import TestSupport
import Testing

@testable import TerminalShell

@Suite(.bounded) struct `The focus` {
  @Test func `goes round with Tab and stops at the ends with the arrows`() {
    var interface = interface(Screens.form(), columns: 80, rows: 24)
    var visited = [interface.focused?.id.id]
    for _ in 0..<4 {
      interface.press(.tab)
      visited.append(interface.focused?.id.id)
    }
    #expect(visited == ["Name", "Password", "Save", "Delete", "Name"])
    interface.press(KeyPress(.tab, .shift))
    #expect(interface.focused?.id.id == "Delete")
    interface.press(.down, .down)
    #expect(interface.focused?.id.id == "Delete")
    interface.press(.up, .up, .up, .up)
    #expect(interface.focused?.id.id == "Name")
  }

  private func rows(_ titles: [String], id: String = "rows") -> Screen {
    Screen(id: id, title: "Rows") {
      Section { for title in titles { Row(title, action: Tap.button(title)) } }
    }
  }

  @Test(arguments: [Screens.form(), Screens.settings, Screens.list()])
  func `is drawn on the answer alone while an alert is open`(screen: Screen) {
    var asking = screen
    asking.alert = Screens.alert
    for rows in [10, 14, 30] {
      var interface = interface(asking, columns: 80, rows: rows)
      #expect(interface.picture().count { $0 == "❯" } == 1)
      interface.show(screen)
      #expect(interface.picture().count { $0 == "❯" } == 1)
    }
  }

  @Test func `stays on what has it when the screen changes`() {
    var interface = interface(rows(["a", "b", "c"]))
    interface.press(.down)
    interface.show(rows(["x", "y", "b", "c"]))
    #expect(interface.focused?.id.id == "b")
  }

  @Test func `goes to what is where it was when what had it is gone`() {
    var interface = interface(rows(["a", "b", "c"]))
    interface.press(.down)
    interface.show(rows(["a", "c"]))
    #expect(interface.focused?.id.id == "c")
    interface.show(rows(["a"]))
    #expect(interface.focused?.id.id == "a")
    interface.show(rows([]))
    #expect(interface.focused == nil)
    #expect(interface.press(.down, .up, .tab, .enter, .home, .end) == [])
  }

  @Test func `is where it was on going back in a stack, and begins anew on going there again`() {
    let root = Screens.tabs(Screens.stack(rows(["a", "b", "c"]), below: []))
    let pushed = Screens.tabs(Screens.stack(rows(["d", "e"], id: "other"), below: ["Rows"]))
    var interface = interface(root)
    interface.press(.down)
    interface.show(pushed)
    #expect(interface.focused?.id.id == "d")
    interface.press(.down)
    interface.show(root)
    #expect(interface.focused?.id.id == "b")
    interface.show(pushed)
    #expect(interface.focused?.id.id == "d")
  }

  @Test func `begins anew on a screen that was shown before`() {
    var interface = interface(rows(["a", "b", "c"]))
    interface.press(.down)
    interface.show(rows(["d", "e"], id: "other"))
    #expect(interface.focused?.id.id == "d")
    interface.show(rows(["a", "b", "c"]))
    #expect(interface.focused?.id.id == "a")
  }

  @Test func `begins anew on another tab, even one with a stack that is less high`() {
    let high = Screens.stack(rows(["a", "b"]), below: ["Profile"])
    let low = Screens.stack(rows(["d", "e"], id: "other"), below: [])
    var interface = interface(Screens.tabs(low, selection: "two"))
    interface.press(.down)
    interface.show(Screens.tabs(high, selection: "one"))
    interface.show(Screens.tabs(low, selection: "two"))
    #expect(interface.focused?.id.id == "d")
  }

  @Test func `begins at the first element that can be used`() {
    let screen = Screen(id: "steps", title: "Steps") {
      Section {
        Button("Locked", isEnabled: false, action: Tap.button("locked"))
        Button("Next", action: Tap.button("next"))
        Button("Back", action: Tap.button("back"))
      }
    }
    #expect(interface(screen).focused?.id.id == "Next")
  }

  @Test func `is kept while the screen shows that it loads`() {
    var interface = interface(rows(["a", "b"]))
    interface.press(.down)
    interface.show(Screen(id: "rows", title: "Rows", content: .loading(Progress("Loading…"))))
    interface.show(rows(["a", "b"]))
    #expect(interface.focused?.id.id == "b")
  }

  @Test func `begins at the content rather than at a banner, and gets there too`() {
    var interface = interface(Screens.banner, columns: 80, rows: 24)
    #expect(interface.focused?.id.id == "Appearance")
    interface.press(.up)
    #expect(interface.focused?.id.id == "Retry")
    #expect(interface.press(.enter) == [.send(ScreenAction(Tap.button("retry")))])
  }

  @Test func `tells apart elements that share an id`() {
    var interface = interface(rows(["a", "a", "a", "b"]))
    interface.press(.down, .down, .down)
    #expect(interface.focused?.id.id == "b")
  }

  @Test(arguments: [5, 6, 8, 12])
  func `scrolls into sight`(_ rowCount: Int) {
    var interface = interface(rows((0..<25).map { "row \($0)." }), columns: 30, rows: rowCount)
    for index in 0..<25 {
      #expect(interface.picture().contains("❯ row \(index)."))
      interface.press(.down)
    }
    for index in (0..<25).reversed() {
      #expect(interface.picture().contains("❯ row \(index)."))
      interface.press(.up)
    }
  }

  @Test func `doesn't skip a long text on its way`() {
    let text = (0..<40).map { "line \($0)." }.joined(separator: "\n")
    let screen = Screen(id: "text", title: "Text") {
      Section {
        Button("Top", action: Tap.button("top"))
        Text(text)
        Button("Bottom", action: Tap.button("bottom"))
      }
    }
    var interface = interface(screen, columns: 30, rows: 12)
    var seen = interface.picture()
    for _ in 0..<60 {
      interface.press(.down)
      seen += interface.picture()
    }
    #expect((0..<40).allSatisfy { seen.contains("line \($0).") })
    #expect(interface.focused?.id.id == "Bottom")
  }

  @Test func `isn't needed for reading`() {
    let text = (0..<40).map { "line \($0)." }.joined(separator: "\n")
    let screen = Screen(id: "text", title: "Text") { Section { Text(text) } }
    var interface = interface(screen, columns: 30, rows: 12)
    #expect(!interface.picture().contains("line 39."))
    interface.press(.end)
    #expect(interface.picture().contains("line 39."))
    interface.press(.pageUp, .up)
    #expect(!interface.picture().contains("line 39."))
    interface.press(.home)
    #expect(interface.picture().contains("line 0."))
  }

  /// A form whose fields are refused or not, as a model answers after “Save”.
  private func form(refusing refused: Set<String>) -> Screen {
    Screen(id: "form", title: "Form") {
      Section {
        for label in ["Name", "Bio", "Web"] {
          TextField(label, text: "", error: refused.contains(label) ? "No." : nil, action: Tap.typed)
        }
        Button("Save", role: .primary, action: Tap.button("save"))
      }
    }
  }

  @Test(
    arguments: [
      ("Web", [], ["Name"], "Name"), ("Web", [], ["Bio", "Name"], "Name"),
      ("Web", [], ["Web", "Name"], "Web"),
      ("Save", [], ["Bio"], "Bio"), ("Web", ["Name"], ["Name"], "Web"),
      ("Web", ["Name"], ["Name", "Bio"], "Bio"),
      ("Web", ["Name"], [], "Web"),
    ] as [(String, Set<String>, Set<String>, String)])
  func `goes to the first field for which something is refused`(
    _ start: String, _ before: Set<String>, _ after: Set<String>, _ end: String
  ) throws {
    var interface = interface(form(refusing: before), columns: 40, rows: 8)
    interface.focus(on: try #require(interface.order.targets.firstIndex { $0.id.id == start }))
    #expect(interface.press(.enter) == [.send(ScreenAction(Tap.button("save")))])
    interface.show(form(refusing: before))
    interface.show(form(refusing: after))
    #expect(interface.focused?.id.id == end)
    #expect(interface.picture().contains(end))
  }

  @Test func `stays where somebody types, whatever is refused meanwhile`() throws {
    var interface = interface(form(refusing: []), columns: 40, rows: 8)
    interface.press(.tab)
    interface.press(.tab)
    interface.press(.enter)
    interface.press(.character("x"))
    interface.show(form(refusing: ["Name"]))
    #expect(interface.focused?.id.id == "Web")
  }

  @Test func `survives any keys on any screen at any size`() {
    var random = SeededRandom(seed: 11)
    let keys: [Key] = [
      .up, .down, .left, .right, .tab, .enter, .home, .end, .pageUp, .pageDown, .escape, .backspace,
      .character("x"), .character("👩‍👩‍👧‍👦"), .character("\u{301}"), .character("2"),
    ]
    var interface = interface(Screens.form())
    for _ in 0..<400 {
      if Int.random(in: 0..<6, using: &random) == 0,
        let screen = Screens.everything.randomElement(using: &random)
      {
        interface.show(screen)
        interface.size = TerminalSize(
          columns: Int.random(in: 0...60, using: &random), rows: Int.random(in: 0...20, using: &random))
      }
      if let key = keys.randomElement(using: &random) { interface.press(key) }
      let frame = interface.frame()
      #expect(frame.canvas.lines.count == interface.size.rows)
      #expect(frame.canvas.lines.allSatisfy { SafeText($0).width <= interface.size.columns })
      if let caret = frame.caret {
        #expect((0..<interface.size.columns).contains(caret.column))
        #expect((0..<interface.size.rows).contains(caret.row))
      }
    }
  }
}
