import Composition
import Screens

/// A feature that runs alone as a whole scene: its screens in a stack, or the page on which the preview ends.
@MainActor
public final class PreviewScene<Place: Codable & Hashable & Sendable>: SceneModel {
  private let coordinator: PreviewCoordinator<Place>
  private let stack: NavigationStackModel<Place>
  private let ending: PreviewEnding
  private let settings: @MainActor () -> DisplaySettings

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - coordinator: owns the path.
  ///   - root: the feature's main screen.
  ///   - display: how the person wants things to look; as the system has it when not given.
  ///   - destination: makes the model of a place.
  public init(
    coordinator: PreviewCoordinator<Place>, root: any ScreenModel,
    display: @escaping @MainActor () -> DisplaySettings = { DisplaySettings() },
    destination: @escaping @MainActor (Place) -> any ScreenModel
  ) {
    self.coordinator = coordinator
    settings = display
    stack = NavigationStackModel(
      id: "preview", coordinator: coordinator, root: root, destination: destination)
    ending = PreviewEnding(message: { coordinator.ending }, beginAgain: { coordinator.beginAgain() })
  }

  /// How the person wants things to look.
  public var display: DisplaySettings { settings() }
  /// The stack, or the last page.
  public var content: (any ScreenModel)? { top }
  /// The stack, or the last page.
  public var screen: Screen { top.screen }

  /// Whether the stack has any.
  public var hasUnsavedChanges: Bool { top.hasUnsavedChanges }

  private var top: any ScreenModel { coordinator.ending == nil ? stack : ending }
}

@MainActor
private final class PreviewEnding: ScreenModel {
  enum Action: Equatable, Sendable {
    case beginAgain
  }

  private let message: @MainActor () -> String?
  private let beginAgain: @MainActor () -> Void

  init(message: @escaping @MainActor () -> String?, beginAgain: @escaping @MainActor () -> Void) {
    self.message = message
    self.beginAgain = beginAgain
  }

  var screen: Screen {
    let button = Button("Begin again", role: .primary, action: Action.beginAgain)
    return Screen(
      id: "preview.end", title: "Preview",
      content: .empty(
        Notice("The preview ends here", message: message() ?? "", buttons: [button])))
  }

  func send(_ action: Action) {
    switch action {
    case .beginAgain: beginAgain()
    }
  }
}
