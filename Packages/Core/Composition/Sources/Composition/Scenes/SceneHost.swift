import Design
import Observation

/// Runs a scene for a shell: draws it again when something it shows has changed, keeps the drafts of its text
/// fields, starts and cancels the `task` of the screen on top, and has it `leave`. All changes of one main-actor turn
/// make one frame.
@MainActor
public final class SceneHost {
  /// The scene that is run.
  public let scene: any SceneModel
  /// The frame that was drawn last.
  public private(set) var screen: Screen
  /// How the person wants things to look, as of the last frame.
  public private(set) var display: DisplaySettings
  private var drafts: [String: TextFieldDraft] = [:]
  private var draftsScreen: String?
  private var presented: (any ScreenModel)?
  private var isRunning = false
  private let effects = Effects()
  private let draw: @MainActor (SceneHost) -> Void

  /// Makes a host; nothing is drawn before `start`.
  ///
  /// - Parameters:
  ///   - scene: the scene to run.
  ///   - draw: draws a frame; called on every change.
  public init(_ scene: any SceneModel, draw: @escaping @MainActor (SceneHost) -> Void) {
    self.scene = scene
    self.draw = draw
    screen = Screen(id: "", title: "", content: .sections([]))
    display = DisplaySettings()
  }

  /// Draws the first frame and begins to follow the scene.
  public func start() {
    guard !isRunning else { return }
    isRunning = true
    refresh()
  }

  /// Stops drawing, cancels the task of the screen on top and has it leave.
  public func stop() {
    isRunning = false
    effects.cancelAll()
    presented?.leave()
    presented = nil
  }

  /// Hands an action from the screen to the scene.
  public func send(_ action: ScreenAction) {
    guard isRunning else { return }
    scene.send(action)
  }

  /// What stands in a text field of the screen on top: the draft, or what the model holds.
  public func text(of field: TextField) -> String {
    drafts[field.id]?.text ?? field.text
  }

  /// Takes what somebody typed into a text field of the screen on top.
  ///
  /// - Parameters:
  ///   - text: the whole new text.
  ///   - field: the field.
  public func type(_ text: String, into field: TextField) {
    drafts[field.id, default: TextFieldDraft(field)].type(text)
    send(field.action(for: text))
  }

  private func refresh() {
    guard isRunning else { return }
    let frame = withObservationTracking {
      (screen: scene.screen, presented: scene.presented, display: scene.display)
    } onChange: { [weak self] in
      self?.scheduleRefresh()
    }
    screen = frame.screen
    display = frame.display
    updateDrafts()
    draw(self)
    present(frame.presented)
  }

  // Observation calls this on whatever actor changes a model; models live on the main actor.
  private nonisolated func scheduleRefresh() {
    Effects.hop { self.refresh() }
  }

  private func updateDrafts() {
    let leaf = screen.leaf
    if draftsScreen != leaf.id { drafts.removeAll() }
    draftsScreen = leaf.id
    var updated: [String: TextFieldDraft] = [:]
    for field in leaf.textFields {
      var draft = drafts[field.id] ?? TextFieldDraft(field)
      draft.update(from: field)
      updated[field.id] = draft
    }
    drafts = updated
  }

  private func present(_ model: any ScreenModel) {
    guard presented !== model else { return }
    presented?.leave()
    presented = model
    effects.run("presented") { await model.task() }
  }
}
