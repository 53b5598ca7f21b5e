import Design
import Observation

/// Shows the screen of the place on top of a coordinator's path, with the way back. It can stand in a larger scene or
/// be one itself, as in a feature's preview.
@Observable @MainActor
public final class NavigationStackModel<Route: Hashable & Sendable>: SceneModel {
  /// What a stack itself takes.
  public enum Action: Equatable, Sendable {
    /// Goes to the place below.
    case back
  }

  private let id: String
  private let coordinator: Coordinator<Route>
  private let root: any ScreenModel
  private let destination: @MainActor (Route) -> any ScreenModel

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - id: names the stack's screen.
  ///   - coordinator: owns the path.
  ///   - root: the model below the path.
  ///   - destination: the model of a place; the same one each time for the same place.
  public init(
    id: String, coordinator: Coordinator<Route>, root: any ScreenModel,
    destination: @escaping @MainActor (Route) -> any ScreenModel
  ) {
    self.id = id
    self.coordinator = coordinator
    self.root = root
    self.destination = destination
  }

  /// The model on top.
  public var content: (any ScreenModel)? { top }

  private var top: any ScreenModel { coordinator.current.map(destination) ?? root }

  /// Whether any place of the stack has any.
  public var hasUnsavedChanges: Bool {
    ([root] + coordinator.path.map(destination)).contains(where: \.hasUnsavedChanges)
  }

  /// The screen on top, with the titles of those below it.
  public var screen: Screen {
    let below = coordinator.path.isEmpty ? [] : [root] + coordinator.path.dropLast().map(destination)
    let stack = Stack(below: below.map(\.screen.title), screen: top.screen, back: Action.back)
    return Screen(id: id, title: "", content: .stack(stack))
  }

  /// Goes back.
  public func send(_ action: Action) {
    switch action {
    case .back: coordinator.pop()
    }
  }
}
