import Composition
import Design
import Observation

/// Four tabs: a form, a long list, states, and settings that change the look at once.
@Observable @MainActor
final class GalleryScene: SceneModel {
  enum Action: Equatable, Sendable {
    case select(Tab)
    case open(Int)
    case close
    case name(String)
    case password(String)
    case save
    case ask
    case answer
    case state(State)
    case appearance(Appearance)
    case textSize(TextSize)
    case notifications(Bool)
  }

  enum Tab: String, CaseIterable, Sendable {
    case form = "Form"
    case list = "List"
    case states = "States"
    case settings = "Settings"
  }

  enum State: String, CaseIterable, Sendable {
    case loading = "Loading"
    case empty = "Empty"
    case error = "Error"
    case choose = "Choose"
  }

  private(set) var display = DisplaySettings()
  private var tab = Tab.form
  private var opened: Int?
  private var name = ""
  private var password = ""
  private var state = State.choose
  private var isAsking = false
  private var hasNotifications = true
  private let toasts = ToastPresenter(clock: ContinuousClock())

  var presented: any ScreenModel { self }

  var screen: Screen {
    let items = Tab.allCases.map { Tabs.Item($0.rawValue, id: $0.rawValue, action: Action.select($0)) }
    return Screen(
      id: "gallery", title: "Gallery",
      content: .tabs(Tabs(items: items, selection: tab.rawValue, screen: tabScreen)),
      alert: isAsking ? question : nil, toast: toasts.toast)
  }

  func send(_ action: ScreenAction) {
    switch action.unwrapped(as: Action.self) {
    case .select(let selected): (tab, state) = (selected, .choose)
    case .open(let index): opened = index
    case .close: (opened, state) = (nil, .choose)
    case .name(let text): name = text
    case .password(let text): password = text
    case .save: toasts.show("Saved, \(name.isEmpty ? "whoever you are" : name)")
    case .ask: isAsking = true
    case .answer: isAsking = false
    case .state(let chosen): state = chosen
    case .appearance(let appearance): display.appearance = appearance
    case .textSize(let size): display.textSize = size
    case .notifications(let isOn): hasNotifications = isOn
    case nil: break
    }
  }

  private var tabScreen: Screen {
    switch tab {
    case .form: form
    case .list:
      Screen(
        id: "stack", title: "",
        content: .stack(
          Stack(below: opened == nil ? [] : ["Rows"], screen: opened.map(detail) ?? list, back: Action.close))
      )
    case .states: states
    case .settings: settings
    }
  }

  private var question: Alert {
    Alert(
      "Delete everything?", message: "There is no way back. Nothing will happen, though: this is a gallery.",
      buttons: [
        Button("Cancel", role: .cancel, action: Action.answer),
        Button("Delete", role: .destructive, action: Action.answer),
      ])
  }

  private var form: Screen {
    Screen(id: "form", title: "Form") {
      Section("About you", footer: "Nothing leaves this terminal.") {
        TextField("Name", text: name, placeholder: "Ada Lovelace", action: Action.name)
        TextField(
          "Password", text: password, kind: .password,
          error: password.isEmpty || password.count > 7 ? nil : "At least 8 characters.",
          action: Action.password)
        Button("Save", role: .primary, isEnabled: !name.isEmpty, action: Action.save)
        Button("Delete everything", role: .destructive, action: Action.ask)
      }
      Section("Text") {
        Text("A headline", role: .headline)
        Text("Text from outside is data: \u{1B}[31mnot red\u{1B}[0m, \u{202E}not reversed. 漢字 👩‍👩‍👧‍👦 e\u{301}")
        Text("It went well.", role: .success)
        Text("Take care.", role: .warning)
        Text("It went wrong.", role: .error)
        Progress("Copying", fraction: 0.4)
      }
    }
  }

  private var list: Screen {
    let rows = List(id: "rows", revision: 0, count: 100_000) {
      "\($0)"
    } row: { index in
      Row(
        "Row \(index + 1)", value: "\(index * index)", subtitle: index % 5 == 0 ? "Divisible by five" : nil,
        id: "\(index)", action: Action.open(index))
    }
    return Screen(
      id: "list", title: "A hundred thousand rows", content: .list(rows),
      banner: Banner("You are offline. What you see may be old."))
  }

  private func detail(_ index: Int) -> Screen {
    Screen(id: "row.\(index)", title: "Row \(index + 1)") {
      Section {
        Row("Square", value: "\(index * index)")
        Row("Next", action: Action.open(index + 1))
      }
    }
  }

  private var states: Screen {
    let again = [Button("Back to the choice", role: .primary, action: Action.close)]
    let content: Screen.Content =
      switch state {
      case .loading: .loading(Progress("Loading…"))
      case .empty: .empty(Notice("Nothing here", message: "Nobody has written anything yet.", buttons: again))
      case .error: .error(Notice("No connection", message: "The server can't be reached.", buttons: again))
      case .choose:
        .sections([
          Section("States") {
            for state in State.allCases.dropLast() { Row(state.rawValue, action: Action.state(state)) }
          }
        ])
      }
    return Screen(id: "states.\(state)", title: "States", content: content)
  }

  private var settings: Screen {
    Screen(id: "settings", title: "Settings") {
      Section("Look") {
        Picker(
          "Appearance", values: Appearance.allCases, selection: display.appearance, label: \.rawValue,
          action: Action.appearance)
        Picker(
          "Text size", values: TextSize.allCases, selection: display.textSize, label: \.rawValue,
          action: Action.textSize)
      }
      Section("Other") {
        Toggle(
          "Notifications", subtitle: "Now and then", isOn: hasNotifications, action: Action.notifications)
        Row("Version", value: "1.0")
      }
    }
  }
}
