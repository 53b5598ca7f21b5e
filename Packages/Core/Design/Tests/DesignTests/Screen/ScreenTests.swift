import Testing

@testable import Screens

private enum SampleAction: Equatable, Sendable {
  case submit
  case edit(String)
  case set(Bool)
}

private enum OtherAction: Equatable, Sendable {
  case submit
}

@Suite struct `A screen action` {
  @Test func `comes back as the type it went in as`() {
    #expect(ScreenAction(SampleAction.edit("a")).unwrapped() == SampleAction.edit("a"))
  }

  @Test func `is nothing to another model`() {
    #expect(ScreenAction(SampleAction.submit).unwrapped(as: OtherAction.self) == nil)
  }

  @Test func `equals only the same value of the same type`() {
    #expect(ScreenAction(SampleAction.submit) == ScreenAction(SampleAction.submit))
    #expect(ScreenAction(SampleAction.edit("a")) != ScreenAction(SampleAction.edit("b")))
    #expect(ScreenAction(SampleAction.submit) != ScreenAction(OtherAction.submit))
  }

  @Test func `names itself without what was typed`() {
    let action = ScreenAction(SampleAction.edit("hunter2"))
    var dumped = ""
    dump(action, to: &dumped)
    for text in [action.description, action.debugDescription, dumped, "\(action)"] {
      #expect(text.contains("edit"))
      #expect(!text.contains("hunter2"))
    }
  }
}

@Suite struct `A screen` {
  private let leaf = Screen(id: "leaf", title: "Leaf") {
    Section("One") {
      Text("hello")
      Toggle("Sound", isOn: false, action: SampleAction.set)
    }
  }

  @Test func `finds the content through tabs and stacks`() {
    let stack = Screen(
      id: "stack", title: "", content: .stack(Stack(below: ["Root"], screen: leaf, back: SampleAction.submit))
    )
    let tabs = Screen(
      id: "tabs", title: "",
      content: .tabs(
        Tabs(items: [.init("A", id: "a", action: SampleAction.submit)], selection: "a", screen: stack)))
    #expect(tabs.leaf == leaf)
    #expect(tabs.path.map(\.id) == ["tabs", "stack", "leaf"])
  }

  @Test func `offers the way back only above the root`() {
    #expect(Stack(below: [], screen: leaf, back: SampleAction.submit).back == nil)
    #expect(Stack(below: ["Root"], screen: leaf, back: SampleAction.submit).back != nil)
  }

  @Test func `asks a toggle for the opposite of what it shows`() {
    #expect(
      Toggle("Sound", isOn: false, action: SampleAction.set).action.unwrapped() == SampleAction.set(true))
    #expect(
      Toggle("Sound", isOn: true, action: SampleAction.set).action.unwrapped() == SampleAction.set(false))
  }

  @Test(
    arguments: [
      ([Button.Role.normal, .cancel], "1"), ([.normal], "0"), ([.normal, .destructive], nil), ([], nil),
    ] as [([Button.Role], String?)])
  func `dismisses an alert only with an answer that changes nothing`(roles: [Button.Role], expected: String?)
  {
    let buttons = roles.enumerated().map {
      Button("\($0.offset)", role: $0.element, action: SampleAction.submit)
    }
    #expect(Alert("?", message: "", buttons: buttons).dismissal?.title == expected)
  }
}

@Suite struct `A long list` {
  private let list = List(id: "numbers", revision: 1, count: 1_000_000) {
    "\($0)"
  } row: {
    Row("Row \($0)")
  }

  @Test(arguments: [(-1, nil), (0, "Row 0"), (999_999, "Row 999999"), (1_000_000, nil)] as [(Int, String?)])
  func `gives rows inside its bounds and nothing outside`(index: Int, title: String?) {
    #expect(list.row(at: index)?.title == title)
  }

  @Test func `compares by revision, not by rows`() {
    var changed = list
    #expect(changed == list)
    changed.revision += 1
    #expect(changed != list)
  }
}
