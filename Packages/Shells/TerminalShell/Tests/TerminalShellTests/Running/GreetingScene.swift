import Composition
import Observation
import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A scene with a form, a place behind it, and ways to get into trouble.
@Observable @MainActor
final class GreetingScene: SceneModel {
  enum Action: Equatable, Sendable {
    case name(String)
    case greet
    case clear
    case open
    case back
    case crash
    case resume
    case burst
  }

  private(set) var display = DisplaySettings()
  private(set) var name = ""
  private(set) var typings = 0
  private var revision = 0
  private var greeting = ""
  private var isOpen = false
  private(set) var counts = (first: 0, second: 0)
  private let isUnsavedUntilGreeted: Bool
  private let resumeSignal: Int32

  init(isUnsavedUntilGreeted: Bool = false, resumeSignal: Int32 = SIGCONT) {
    self.isUnsavedUntilGreeted = isUnsavedUntilGreeted
    self.resumeSignal = resumeSignal
  }

  var hasUnsavedChanges: Bool { isUnsavedUntilGreeted && !name.isEmpty && greeting.isEmpty }

  var screen: Screen {
    let front = isOpen ? place : form
    let stack = Stack(below: isOpen ? ["Greeting"] : [], screen: front, back: Action.back)
    return Screen(id: "stack", title: "", content: .stack(stack))
  }

  func send(_ action: Action) {
    switch action {
    case .name(let text):
      name = text.uppercased()
      typings += 1
    case .greet: greeting = "Hello, \(name)!"
    case .clear: (name, revision) = ("", revision + 1)
    case .open: isOpen = true
    case .back: isOpen = false
    case .crash: fatalError("on purpose")
    case .resume: kill(getpid(), resumeSignal)
    case .burst:
      counts.first += 1
      counts.second += 1
      greeting = "burst"
    }
  }

  private var form: Screen {
    Screen(id: "form", title: "Greeting") {
      Section {
        TextField("Name", text: name, revision: revision, action: Action.name)
        Button("Greet", role: .primary, action: Action.greet)
        Button("Clear", action: Action.clear)
        Row("Open", action: Action.open)
        Button("Crash", role: .destructive, action: Action.crash)
        Button("Resume", action: Action.resume)
        Button("Burst", action: Action.burst)
        Text("\(greeting) \(counts.first)/\(counts.second)")
      }
    }
  }

  private var place: Screen {
    Screen(id: "place", title: "Behind") { Section { Text("Nothing behind it.") } }
  }
}
