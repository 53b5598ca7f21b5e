import Composition

/// One line of a flow: what a person does, or what they should see.
struct FlowStep: Equatable, Sendable {
  /// The line of the script, from 1.
  let line: Int
  let command: FlowCommand
}

/// What a step does.
enum FlowCommand: Equatable, Sendable {
  /// Uses a button, a row, a toggle or a tab.
  case tap(String)
  /// Types a whole new text into a field.
  case type(field: String, text: String)
  /// Chooses an option of a picker.
  case choose(picker: String, option: String)
  /// Flips a toggle.
  case toggle(String)
  /// Goes one screen back, or dismisses an alert.
  case back
  /// Opens a deep link.
  case open(String)
  /// Puts the scene into a phase.
  case phase(ScenePhase)
  /// Ends the app as a system does that needs memory, and starts it again.
  case relaunch
  /// Ends the app at once, without any warning to it.
  case kill
  /// Takes the network away or gives it back.
  case network(NetworkCondition)
  /// A text must be on the screen, now or after work and time that the app needs.
  case expect(String)
  /// A text must not be on the screen now.
  case expectNot(String)
  /// The app must be in a state.
  case expectState(String)
  /// Keeps the screen as text under a name.
  case snapshot(String)
  /// Lets time pass.
  case wait(Duration)
}

/// Whether requests reach the server.
public enum NetworkCondition: String, Sendable, CaseIterable {
  /// They do.
  case online
  /// They don't.
  case offline
}
