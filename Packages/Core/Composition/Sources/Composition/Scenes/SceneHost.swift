import Observation
import Screens

/// Runs a scene for a shell: draws it again when something it shows has changed, hands actions to the very models whose
/// screens were drawn, keeps the drafts of text fields, starts and cancels the `task` of the screen on top, and has it
/// `leave`. All changes of one main-actor turn make one frame.
@MainActor
public final class SceneHost {
  /// The scene that is run.
  public let scene: any SceneModel
  /// The frame that was drawn last.
  public private(set) var screen: Screen
  /// How the person wants things to look, as of the last frame.
  public private(set) var display: DisplaySettings
  /// What was typed into the screen on top.
  private var drafts: [String: TextFieldDraft] = [:]
  /// Whose screens were drawn last, from the outside to the one on top.
  private var models: [any ScreenModel] = []
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
    models.last?.leave()
    models = []
  }

  /// Hands an action from the frame that was drawn last to the model whose screen it came from. When that screen has gone
  /// since, or takes nothing now, the action does nothing.
  ///
  /// - Returns: false when no model of the frame has such an action, which is a mistake of whoever made the screen.
  public func send(_ action: ScreenAction) -> Bool {
    guard isRunning else { return true }
    guard let model = models.first(where: { $0.knows(action) }) else { return false }
    let present = scene.models
    if present.allSatisfy({ $0.takesActions }), present.contains(where: { $0 === model }) {
      model.take(action)
    }
    return true
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
  /// - Returns: false when no model takes what is typed; see `send(_:)`.
  public func type(_ text: String, into field: TextField) -> Bool {
    guard send(field.action(for: text)) else { return false }
    drafts[field.id, default: TextFieldDraft(field)].type(text)
    return true
  }

  private func refresh() {
    guard isRunning else { return }
    let frame = withObservationTracking {
      (screen: scene.screen, models: scene.models, display: scene.display)
    } onChange: { [weak self] in
      self?.scheduleRefresh()
    }
    screen = frame.screen
    display = frame.display
    let departed = models.last
    models = frame.models
    let hasChanged = departed !== models.last
    updateDrafts(anew: hasChanged)
    draw(self)
    if hasChanged { appear(after: departed) }
  }

  // Observation calls this on whatever actor changes a model; models live on the main actor.
  private nonisolated func scheduleRefresh() {
    Effects.hop { self.refresh() }
  }

  private func updateDrafts(anew: Bool) {
    var updated: [String: TextFieldDraft] = [:]
    for field in screen.leaf.textFields {
      var draft = (anew ? nil : drafts[field.id]) ?? TextFieldDraft(field)
      draft.update(from: field)
      updated[field.id] = draft
    }
    drafts = updated
  }

  private func appear(after departed: (any ScreenModel)?) {
    departed?.leave()
    guard let model = models.last else { return }
    effects.run("presented") { await model.task() }
  }
}
