import Screens

extension Screens {
  private static let evil = "\u{1B}[2J\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}x\u{2066}\u{2028}\r\n\u{0}\u{7F}"

  /// A screen with nothing but hostile text, everywhere.
  static func hostile(alert: Bool, content: Int) -> Screen {
    let button = Button(evil, action: Tap.button(""))
    let notice = Notice(evil, message: evil, buttons: [button])
    let list = List(id: evil, revision: 0, count: 3) {
      "\($0)" + evil
    } row: {
      Row(evil, value: evil, subtitle: evil, id: "\($0)" + evil)
    }
    let sections = Section(evil, footer: evil) {
      Text(evil, role: .error)
      Row(evil, value: evil, subtitle: evil, action: Tap.button(""))
      TextField(evil, text: evil, placeholder: evil, error: evil, action: Tap.typed)
      TextField(evil, text: "", placeholder: evil, error: evil, id: "2", action: Tap.typed)
      Toggle(evil, subtitle: evil, isOn: true, action: Tap.toggled)
      Picker(evil, values: [evil], selection: evil, label: { $0 }, action: Tap.chose)
      button
      Progress(evil, fraction: 0.5)
      Progress(evil)
    }
    let contents: [Screen.Content] = [
      .sections([sections]), .list(list), .error(notice), .empty(notice), .loading(Progress(evil)),
    ]
    let leaf = Screen(
      id: evil, title: evil, content: contents[content],
      banner: Banner(evil, button: button),
      alert: alert ? Alert(evil, message: evil, buttons: [button]) : nil, toast: Toast(evil))
    let stack = Screen(
      id: "stack", title: evil, content: .stack(Stack(below: [evil], screen: leaf, back: Tap.back)))
    let tabs = Tabs(
      items: [Tabs.Item(evil, id: "1", action: Tap.tab(""))], selection: "1", screen: stack)
    return Screen(id: "tabs", title: evil, content: .tabs(tabs))
  }
}
