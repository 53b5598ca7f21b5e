import Testing

@testable import Screens

private enum SampleAction: Equatable, Sendable {
  case named(String)
  case edit(String)
  case set(Bool)
}

@Suite struct `Finding things on a screen by their names` {
  private var question: Alert {
    Alert("Sure?", message: "", buttons: [Button("OK", action: SampleAction.named("answer"))])
  }

  private func named(_ elements: [Element], banner: Banner? = nil, alert: Alert? = nil) -> Screen {
    Screen(
      id: "named", title: "", content: .sections([Section { return elements }]), banner: banner,
      alert: alert)
  }

  private static func button(_ name: String, isEnabled: Bool = true) -> Element {
    .button(Button("OK", isEnabled: isEnabled, id: name, action: SampleAction.named(name)))
  }

  @Test(
    arguments: [
      ([button("a"), button("b")], ["a", "b"]),
      ([button("a"), .row(Row("OK", action: SampleAction.named("b")))], ["a", "b"]),
      ([button("a"), button("a")], ["a"]),
      ([button("a", isEnabled: false), button("b")], ["b"]),
      ([.row(Row("OK")), button("b")], ["b"]),
      ([], []),
    ] as [([Element], [String])])
  func `tells apart what has the same title but does not do the same`(elements: [Element], names: [String]) {
    let actions = names.map { ScreenAction(SampleAction.named($0)) }
    #expect(named(elements).actions(titled: "OK") == actions)
    #expect(named(elements).action(titled: "OK") == (actions.count == 1 ? actions[0] : nil))
  }

  @Test func `counts banners and tabs among what has a title, but nothing behind an alert`() {
    let ok = [Self.button("content")]
    let banner = Banner("Note", button: Button("OK", action: SampleAction.named("banner")))
    let item = Tabs.Item("OK", id: "tab", action: SampleAction.named("tab"))
    func tabs(_ screen: Screen) -> Screen {
      Screen(id: "", title: "", content: .tabs(Tabs(items: [item], selection: "tab", screen: screen)))
    }
    let actions = ["content", "tab", "banner"].map { ScreenAction(SampleAction.named($0)) }
    #expect(tabs(named(ok, banner: banner)).actions(titled: "OK") == actions)
    #expect(
      tabs(named(ok, banner: banner, alert: question)).actions(titled: "OK")
        == [ScreenAction(SampleAction.named("answer"))])
  }

  @Test func `finds every field, picker and toggle of a name`() {
    let elements: [Element] = ["a", "b"].flatMap { id -> [Element] in
      [
        .textField(TextField("X", text: "", id: id, action: SampleAction.edit)),
        .toggle(Toggle("X", isOn: true, id: id, action: SampleAction.set)),
        .picker(
          Picker("X", values: [1], selection: 1, id: id, label: { "\($0)" }) { _ in SampleAction.set(true) }),
      ]
    }
    #expect(named(elements).textFields(labelled: "X").map(\.id) == ["a", "b"])
    #expect(named(elements).toggles(titled: "X").map(\.id) == ["a", "b"])
    #expect(named(elements).pickers(titled: "X").map(\.id) == ["a", "b"])
    #expect(named(elements, alert: question).textFields(labelled: "X").isEmpty)
    #expect(named(elements).textFields(labelled: "Y").isEmpty)
  }

  @Test(arguments: [0, 3, 100_000])
  func `reads the rows of a list that can be used, and makes no others`(count: Int) {
    let list = List(id: "list", revision: 1, count: count, rowID: { "\($0)" }) { index in
      if index >= 100 { Issue.record("row \(index) is made, which nobody reads") }
      return Row("Row \(index)", action: SampleAction.named("\(index)"))
    }
    let screen = Screen(id: "list", title: "", content: .list(list))
    #expect(screen.texts == (0..<min(count, 100)).map { "Row \($0)" })
    for index in [0, 2, 3, 99, 100, 99_999] {
      let title = "Row \(index)"
      #expect((screen.action(titled: title) != nil) == screen.texts.contains(title))
    }
  }

  @Test(arguments: TextField.Kind.allCases)
  func `reads the placeholder of a field for as long as it is empty`(kind: TextField.Kind) {
    let field = TextField("Name", text: "", kind: kind, placeholder: "Ada", action: SampleAction.edit)
    #expect(named([.textField(field)]).texts == ["Name", "Ada"])
    #expect(!named([.textField(field)]).texts { _ in "x" }.contains("Ada"))
  }
}
