import Screens

/// Screens with every kind of element.
enum Screens {
  static func form(
    name: String = "", revision: Int = 0, error: String? = nil, isEnabled: Bool = true, alert: Alert? = nil,
    toast: Toast? = nil
  ) -> Screen {
    Screen(id: "form", title: "Edit profile", alert: alert, toast: toast) {
      Section("About you", footer: "Others see this.") {
        TextField(
          "Name", text: name, revision: revision, placeholder: "Ada", error: error, action: Tap.typed)
        TextField("Password", text: "secret", kind: .password, action: Tap.typed)
        Button("Save", role: .primary, isEnabled: isEnabled, action: Tap.button("save"))
        Button("Delete", role: .destructive, action: Tap.button("delete"))
      }
    }
  }

  static var settings: Screen {
    Screen(id: "settings", title: "Settings") {
      Section("Look") {
        Picker(
          "Appearance", values: ["Light", "Dark"], selection: "Dark", label: { $0 }, action: Tap.chose)
        Toggle("Large icons", subtitle: "Easier to hit", isOn: true, action: Tap.toggled)
      }
      Section {
        Row("Storage", value: "12 KB", action: Tap.button("storage"))
        Row("Version", value: "1.0", subtitle: "Up to date")
        Text("Rate the app", role: .headline)
        Text("It went well", role: .success)
        Progress("Copying", fraction: 0.5)
      }
    }
  }

  static func list(count: Int = 100, row: @escaping @Sendable (Int) -> Void = { _ in }) -> Screen {
    let list = List(id: "rows", revision: 0, count: count) {
      "row\($0)"
    } row: { index in
      row(index)
      return Row("Row \(index)", value: "v", id: "row\(index)", action: Tap.button("row\(index)"))
    }
    return Screen(id: "list", title: "Rows", content: .list(list))
  }

  static func tabs(_ screen: Screen, selection: String = "one") -> Screen {
    let items = ["one", "two", "three"].map { Tabs.Item($0.capitalized, id: $0, action: Tap.tab($0)) }
    return Screen(
      id: "tabs", title: "Example", content: .tabs(Tabs(items: items, selection: selection, screen: screen)))
  }

  static func stack(_ screen: Screen, below: [String] = ["Profile"]) -> Screen {
    Screen(id: "stack", title: "", content: .stack(Stack(below: below, screen: screen, back: Tap.back)))
  }

  static func notice(isError: Bool) -> Screen {
    let notice = Notice(
      "No connection", message: "Check it and try again.",
      buttons: [Button("Try again", role: .primary, action: Tap.button("retry"))])
    return Screen(id: "notice", title: "Example", content: isError ? .error(notice) : .empty(notice))
  }

  static var loading: Screen {
    Screen(id: "loading", title: "Example", content: .loading(Progress("Loading…")))
  }

  static var alert: Alert {
    Alert(
      "Delete account?", message: "Everything is lost.",
      buttons: [
        Button("Delete", role: .destructive, action: Tap.button("delete")),
        Button("Cancel", role: .cancel, action: Tap.button("cancel")),
      ])
  }

  static var banner: Screen {
    var screen = settings
    screen.banner = Banner("You are offline.", button: Button("Retry", action: Tap.button("retry")))
    return screen
  }

  static var everything: [Screen] {
    [
      form(error: "Too long"), form(alert: alert, toast: Toast("Saved")), settings, list(), list(count: 0),
      tabs(stack(form())), notice(isError: true), notice(isError: false), loading, banner, tabs(banner),
      Screen(id: "nothing", title: "", content: .sections([])), tabs(list()),
    ]
  }
}
