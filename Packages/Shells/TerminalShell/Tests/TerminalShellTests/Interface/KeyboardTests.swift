import Screens
import Testing

@testable import TerminalShell

@Suite struct `The keyboard` {
  private static func send(_ tap: Tap) -> [Request] { [.send(ScreenAction(tap))] }

  /// Presses Down until the element with an id has the focus.
  private func interface(_ screen: Screen, focusedOn id: String) throws -> Interface {
    var interface = TerminalShellTests.interface(screen, columns: 80, rows: 24)
    let index = try #require(interface.order.targets.firstIndex { $0.id.id == id })
    interface.focus(on: index)
    return interface
  }

  @Test(arguments: [
    ("Appearance", Key.left, send(.chose("Light"))), ("Appearance", .right, []),
    ("Appearance", .enter, send(.chose("Light"))), ("Appearance", .character(" "), send(.chose("Light"))),
    ("Large icons", .enter, send(.toggled(false))), ("Large icons", .character(" "), send(.toggled(false))),
    ("Storage", .enter, send(.button("storage"))), ("Storage", .character(" "), send(.button("storage"))),
    ("Storage", .left, []), ("Storage", .escape, send(.back)), ("Storage", .character("x"), []),
    ("Storage", .backspace, []), ("Storage", .character("2"), send(.tab("two"))),
    ("Storage", .character("1"), []), ("Storage", .character("9"), []), ("Storage", .character("0"), []),
  ])
  func `acts on what has the focus`(_ id: String, _ key: Key, _ expected: [Request]) throws {
    var interface = try interface(Screens.tabs(Screens.stack(Screens.settings)), focusedOn: id)
    #expect(interface.press(key) == expected)
  }

  @Test(arguments: [
    (KeyPress(.right), send(.tab("three"))), (KeyPress(.left), send(.tab("one"))),
    (KeyPress(.right, .control), send(.tab("three"))), (.alt("1"), send(.tab("one"))),
    (KeyPress(.character("3")), send(.tab("three"))),
  ])
  func `chooses a tab`(_ press: KeyPress, _ expected: [Request]) throws {
    var interface = try interface(Screens.tabs(Screens.settings, selection: "two"), focusedOn: "Storage")
    #expect(interface.press(press) == expected)
  }

  @Test(
    arguments: [
      (KeyPress(.left), []), (KeyPress(.right), []), (KeyPress(.character("3")), nil),
      (KeyPress(.right, .control), send(.tab("three"))), (KeyPress(.left, .control), send(.tab("one"))),
      (.alt("3"), send(.tab("three"))), (.alt("x"), []), (KeyPress(.escape), []), (.control("x"), []),
    ] as [(KeyPress, [Request]?)])
  func `types in a field rather than choosing a tab`(_ press: KeyPress, _ expected: [Request]?) throws {
    let screen = Screens.form(name: "ab")
    var interface = try interface(Screens.tabs(screen, selection: "two"), focusedOn: "Name")
    #expect(interface.press(press) == expected ?? [.type("ab3", into: screen.textFields[0])])
  }

  @Test func `types, pastes and edits in a field`() throws {
    let field = Screens.form().textFields[0]
    var interface = try interface(Screens.form(), focusedOn: "Name")
    #expect(interface.press(.character("a")) == [.type("a", into: field)])
    #expect(interface.handle(.paste("b\nc")) == [.type("ab c", into: field)])
    #expect(interface.press(.backspace) == [.type("ab ", into: field)])
    #expect(interface.press(.home, .character(" ")) == [.type(" ab ", into: field)])
    #expect(interface.press(.home, .backspace) == [])
  }

  @Test func `does what most people do with Enter in a field`() throws {
    var interface = try interface(Screens.form(), focusedOn: "Name")
    #expect(interface.picture().contains("⏎ Next "))
    #expect(interface.press(.enter) == [])
    #expect(interface.focused?.id.id == "Password")
    #expect(interface.picture().contains("⏎ Save "))
    #expect(interface.press(.enter) == Self.send(.button("save")))
    #expect(interface.focused?.id.id == "Password")
    interface.show(Screens.form(isEnabled: false))
    #expect(interface.picture().contains("⏎ Next "))
    #expect(interface.press(.enter) == [])
    #expect(interface.focused?.id.id == "Save")
  }

  @Test func `goes from field to field with Enter, past what is between them`() throws {
    let screen = Screen(id: "form", title: "Form") {
      Section {
        TextField("First", text: "", action: Tap.typed)
        Toggle("Between", isOn: true, action: Tap.toggled)
        Button("Done", role: .primary, action: Tap.button("done"))
        TextField("Last", text: "", action: Tap.typed)
      }
    }
    var interface = try interface(screen, focusedOn: "First")
    #expect(interface.press(.enter) == [])
    #expect(interface.focused?.id.id == "Last")
    #expect(interface.press(.enter) == Self.send(.button("done")))
  }

  @Test func `takes all that is typed into a field together, and other keys one by one`() throws {
    let field = Screens.form().textFields[0]
    var interface = try interface(Screens.form(), focusedOn: "Name")
    var waiting = ([.character("a"), .character("b"), .backspace, .character("c"), .tab] as [Key])
      .map { TerminalInput.press(KeyPress($0)) }[...]
    var requests: [Request] = []
    var turns = 0
    while !waiting.isEmpty {
      requests += interface.handleNext(of: &waiting)
      turns += 1
    }
    #expect(requests == [.type("ab", into: field), .type("a", into: field), .type("ac", into: field)])
    #expect(turns == 4)
    #expect(interface.focused?.id.id == "Password")
  }

  @Test func `takes one key at a time where nothing is typed`() throws {
    var interface = try interface(Screens.tabs(Screens.settings, selection: "two"), focusedOn: "Storage")
    var waiting = "31".map { TerminalInput.press(KeyPress(.character($0))) }[...]
    #expect(interface.handleNext(of: &waiting) == Self.send(.tab("three")))
    #expect(interface.handleNext(of: &waiting) == Self.send(.tab("one")))
    #expect(waiting.isEmpty)
  }

  @Test func `does nothing with a button that can't be used`() throws {
    var interface = try interface(Screens.form(isEnabled: false), focusedOn: "Save")
    #expect(interface.press(.enter, .character(" ")) == [])
  }

  @Test(arguments: Screens.everything)
  func `quits, suspends and repaints anywhere`(_ screen: Screen) {
    var interface = TerminalShellTests.interface(screen)
    #expect(interface.press(.control("c"), .control("q")) == [.quit, .quit])
    #expect(interface.press(.control("z"), .control("l")) == [.suspend, .repaint])
  }

  @Test func `belongs to an alert while there is one`() throws {
    var interface = try interface(Screens.tabs(Screens.stack(Screens.form())), focusedOn: "Name")
    interface.show(Screens.tabs(Screens.stack(Screens.form(alert: Screens.alert))))
    #expect(interface.press(.character("x"), .character("2"), .pageDown, .home) == [])
    #expect(interface.handle(.paste("x")) == [])
    #expect(interface.press(.escape) == Self.send(.button("cancel")))
    #expect(interface.press(.enter) == Self.send(.button("cancel")))
    #expect(interface.press(.tab, .enter) == Self.send(.button("delete")))
    #expect(interface.press(.left, .enter) == Self.send(.button("cancel")))
    #expect(interface.press(.right, .enter) == Self.send(.button("delete")))
    interface.show(Screens.tabs(Screens.stack(Screens.form())))
    #expect(interface.focused?.id.id == "Name")
  }

  @Test func `begins anew with another alert, even one with the same title`() throws {
    var other = Screens.alert
    other.message = "Everything else is lost, too."
    var interface = try interface(Screens.form(alert: Screens.alert), focusedOn: "Name")
    #expect(interface.press(.tab, .enter) == Self.send(.button("delete")))
    interface.show(Screens.form(alert: Screens.alert))
    #expect(interface.press(.enter) == Self.send(.button("delete")))
    interface.show(Screens.form(alert: other))
    #expect(interface.press(.enter) == Self.send(.button("cancel")))
  }

  @Test func `can't answer an alert that has no answers`() {
    let alert = Alert("Wait", message: "Still at it.", buttons: [])
    var interface = TerminalShellTests.interface(Screens.form(alert: alert))
    #expect(interface.press(.enter, .tab, .left, .escape) == [])
    #expect(interface.picture().contains("Still at it."))
  }
}
