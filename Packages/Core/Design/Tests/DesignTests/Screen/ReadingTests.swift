import Testing

@testable import Screens

private enum SampleAction: Equatable, Sendable {
  case named(String)
  case edit(String)
  case set(Bool)
}

@Suite struct `Reading and using a screen` {
  private func screen(alert: Alert? = nil) -> Screen {
    let leaf = Screen(id: "leaf", title: "Edit", alert: alert, toast: Toast("Saved")) {
      Section("Account", footer: "Only you see this.") {
        TextField("Name", text: "Ada", error: "Taken", action: SampleAction.edit)
        TextField("Password", text: "hunter2", kind: .password, action: SampleAction.edit)
        Toggle("Sound", isOn: true, action: SampleAction.set)
        Row("Facts", value: "3")
        Row("More", action: SampleAction.named("more"))
        Button("Save", isEnabled: false, action: SampleAction.named("save"))
        Button("Cancel", action: SampleAction.named("cancel"))
      }
    }
    let stack = Screen(
      id: "stack", title: "",
      content: .stack(Stack(below: ["Home"], screen: leaf, back: SampleAction.named("back"))))
    let item = Tabs.Item("Settings", id: "settings", action: SampleAction.named("settings"))
    return Screen(
      id: "tabs", title: "", content: .tabs(Tabs(items: [item], selection: "settings", screen: stack)),
      banner: Banner("Offline", button: Button("Retry", action: SampleAction.named("retry"))))
  }

  private var question: Alert {
    Alert(
      "Sure?", message: "It is gone then.",
      buttons: [
        Button("Delete", action: SampleAction.named("delete")),
        Button("Keep", role: .cancel, action: SampleAction.named("keep")),
      ])
  }

  @Test func `reads everything in order and passwords as bullets`() {
    #expect(
      screen(alert: question).texts == [
        "Settings", "Offline", "Retry", "Home", "Edit", "Account", "Name", "Ada", "Taken", "Password",
        "•••••••",
        "Sound", "On", "Facts", "3", "More", "Save", "Cancel", "Only you see this.", "Saved", "Sure?",
        "It is gone then.", "Delete", "Keep",
      ])
  }

  @Test(
    arguments: [
      ("Cancel", "cancel"), ("More", "more"), ("Settings", "settings"), ("Retry", "retry"), ("Save", nil),
      ("Facts", nil), ("Nothing", nil), ("Keep", nil),
    ] as [(String, String?)])
  func `finds what can be used`(title: String, name: String?) {
    #expect(screen().action(titled: title) == name.map { ScreenAction(SampleAction.named($0)) })
  }

  @Test(
    arguments: [("Delete", "delete"), ("Keep", "keep"), ("Cancel", nil), ("Settings", nil)]
      as [(String, String?)])
  func `lets nothing but its answers be used while an alert is shown`(title: String, name: String?) {
    #expect(
      screen(alert: question).action(titled: title) == name.map { ScreenAction(SampleAction.named($0)) })
  }

  @Test func `goes back, or dismisses an alert first`() {
    #expect(screen().backAction == ScreenAction(SampleAction.named("back")))
    #expect(screen(alert: question).backAction == ScreenAction(SampleAction.named("keep")))
  }

  @Test(
    arguments: [
      (["Home"], "own", false, "own"), ([], "own", false, "own"), (["Home"], nil, false, "stack"),
      ([], nil, false, nil), (["Home"], "own", true, "keep"),
    ] as [([String], String?, Bool, String?)])
  func `goes back as the screen on top names it, or else its stack`(
    below: [String], own: String?, isAsked: Bool, expected: String?
  ) {
    let leaf = Screen(
      id: "leaf", title: "", content: .sections([]), alert: isAsked ? question : nil,
      back: own.map { ScreenAction(SampleAction.named($0)) })
    let stack = Screen(
      id: "stack", title: "",
      content: .stack(Stack(below: below, screen: leaf, back: SampleAction.named("stack"))))
    #expect(stack.backAction == expected.map { ScreenAction(SampleAction.named($0)) })
  }
}
