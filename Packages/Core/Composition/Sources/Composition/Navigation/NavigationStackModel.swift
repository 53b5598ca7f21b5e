import Design
import Observation

/// Shows the screen of the place on top of a coordinator's path, with the way back, and has one model for each place: made when
/// it is first shown, and gone with it. It can stand in a larger scene or be one itself, as in a feature's preview.
@Observable @MainActor
public final class NavigationStackModel<Route: Codable & Hashable & Sendable>: SceneModel {
  /// What a stack itself takes.
  public enum Action: Equatable, Sendable {
    /// Goes to the place below.
    case back
  }

  private let id: String
  private let coordinator: Coordinator<Route>
  private let root: any ScreenModel
  private let destination: @MainActor (Route) -> any ScreenModel
  /// By the ids of their places.
  @ObservationIgnored private var made: [Int: any ScreenModel] = [:]

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - id: names the stack's screen.
  ///   - coordinator: owns the path.
  ///   - root: the model below the path.
  ///   - destination: makes the model of a place.
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

  private var top: any ScreenModel { stacked.last ?? root }

  /// The models from the root up.
  private var stacked: [any ScreenModel] {
    let places = coordinator.places
    made = made.filter { id, _ in places.contains { $0.id == id } }
    return [root]
      + places.map { place in
        if let model = made[place.id] { return model }
        let model = destination(place.route)
        made[place.id] = model
        return model
      }
  }

  /// Whether any place of the stack has any.
  public var hasUnsavedChanges: Bool {
    stacked.contains(where: \.hasUnsavedChanges)
  }

  /// The screen on top, with the titles of those below it.
  public var screen: Screen {
    let stack = Stack(
      below: stacked.dropLast().map(\.screen.title), screen: top.screen, back: Action.back)
    return Screen(id: id, title: "", content: .stack(stack))
  }

  /// Goes back.
  public func send(_ action: Action) {
    switch action {
    case .back: coordinator.pop()
    }
  }
}
