import Composition
import Observation
import Screens

/// A screen with one of everything that a person can use.
@Observable @MainActor
final class NotesScene: SceneModel {
  /// What no model takes.
  enum Elsewhere: Equatable, Sendable {
    case save
    case write(String)
  }

  enum Action: Equatable, Sendable {
    case write(String), enterPassword(String), sync(Bool), resize(String)
    case save, load, ask, dismiss, delete, more, back, spin, tick
  }

  private(set) var stateName = "idle"
  private var note: String
  private var password = ""
  private var isSynced = false
  private var size = "Small"
  private var status = "Ready"
  private var isAsking = false
  private var isDeep = false
  @ObservationIgnored private let world: NotesWorld
  @ObservationIgnored private let effects = Effects()

  init(world: NotesWorld) {
    self.world = world
    note = world.saved
  }

  var display: DisplaySettings { DisplaySettings() }

  var screen: Screen {
    guard isDeep else { return main }
    return Screen(
      id: "stack", title: "", content: .stack(Stack(below: ["Notes"], screen: details, back: Action.back)))
  }

  /// Two of each that have the same name, of which only the last two do the same.
  private var details: Screen {
    Screen(id: "details", title: "Details") {
      Section {
        Button("Button", action: Action.save)
        Button("Button", action: Action.load)
        Button("Button", isEnabled: false, action: Action.delete)
        TextField("Field", text: "", id: "a", action: Action.write)
        TextField("Field", text: "", id: "b", action: Action.write)
        Toggle("Toggle", isOn: true, id: "c", action: Action.sync)
        Toggle("Toggle", isOn: false, id: "d", action: Action.sync)
        Picker("Picker", values: ["A", "B"], selection: "A", label: { _ in "Same" }, action: Action.resize)
        Button("Alike", id: "e", action: Action.more)
        Button("Alike", id: "f", action: Action.more)
      }
    }
  }

  private var main: Screen {
    Screen(id: "notes", title: "Notes", alert: isAsking ? question : nil) {
      Section {
        Text(status)
        TextField("Note", text: note, action: Action.write)
        TextField("PIN", text: password, kind: .password, action: Action.enterPassword)
        Toggle("Sync", isOn: isSynced, action: Action.sync)
        Picker("Size", values: ["Small", "Large"], selection: size, label: { $0 }, action: Action.resize)
        Button("Save", action: Action.save)
        Button("Load", action: Action.load)
        Button("Delete", role: .destructive, action: Action.ask)
        Button("More", action: Action.more)
        Button("Locked", isEnabled: false, action: Action.save)
        Button("Spin", action: Action.spin)
        Button("Tick", action: Action.tick)
        Button("Lost", action: Elsewhere.save)
        TextField("Void", text: "", action: Elsewhere.write)
      }
    }
  }

  private var question: Alert {
    Alert(
      "Delete the note?", message: "It is gone then.",
      buttons: [
        Button("Delete", role: .destructive, action: Action.delete),
        Button("Keep", role: .cancel, action: Action.dismiss),
      ])
  }

  func send(_ action: Action) {
    switch action {
    case .write(let text): note = text
    case .enterPassword(let text): password = text
    case .sync(let isOn): isSynced = isOn
    case .resize(let size): self.size = size
    case .save: save()
    case .load: effects.run("load") { [weak self] in await self?.load() }
    case .ask: isAsking = true
    case .dismiss: isAsking = false
    case .delete: (note, isAsking) = ("", false)
    case .more: isDeep = true
    case .back: isDeep = false
    case .spin: spin()
    case .tick: effects.run("tick") { [world] in await Self.tick(in: world) }
    }
  }

  func task() async {
    do {
      try await world.clock.sleep(for: .seconds(1_000_000_000))
    } catch {
      for _ in 0..<world.turnsToGo { await Task.yield() }
      world.log("gone")
      if world.worksWhenLeft { world.isOver = true }
    }
  }

  func spin() {
    effects.run("spin") { [world] in await Self.spin(in: world) }
  }

  private func save() {
    guard world.network == .online else {
      status = "Offline"
      return
    }
    world.saved = note
    status = "Saved"
  }

  private func load() async {
    (status, stateName) = ("Loading", "loading")
    guard (try? await world.clock.sleep(for: .seconds(20))) != nil else { return }
    status = "Half of it"
    guard (try? await world.clock.sleep(for: .seconds(9))) != nil else { return }
    (status, stateName) = ("Loaded", "loaded")
  }

  /// Work that never waits, and does not care for cancellation.
  private static func spin(in world: NotesWorld) async {
    while !world.isOver {
      world.whileSpinning()
      world.realClock.advance(by: .seconds(1))
      await Task.yield()
    }
  }

  /// Work that waits, but never for long.
  private static func tick(in world: NotesWorld) async {
    while !world.isOver, (try? await world.clock.sleep(for: .nanoseconds(1))) != nil {
      world.realClock.advance(by: .seconds(1))
    }
  }
}
