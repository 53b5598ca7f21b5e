import Observation
import Screens

/// Shows the screen of the place on top of a coordinator's path, with the way back, and has one model for each place: made when
/// it is first shown, and gone with it. It can stand in a larger scene or be one itself, as in a feature's preview.
@Observable @MainActor
public final class NavigationStackModel<Route: Codable & Hashable & Sendable>: SceneModel {
  /// What a stack itself takes.
  public typealias Action = StackAction

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
    coordinator.hasUnsavedChanges = { [weak self] in self?.made[$0]?.hasUnsavedChanges ?? false }
  }

  /// The model on top.
  public var content: (any ScreenModel)? { top }

  private var top: any ScreenModel { stacked.last ?? root }

  /// The models from the root up.
  private var stacked: [any ScreenModel] {
    let (ids, path) = (coordinator.ids, coordinator.path)
    if made.contains(where: { id, _ in !ids.contains(id) }) {
      made = made.filter { id, _ in ids.contains(id) }
    }
    var models = [root]
    for (id, route) in zip(ids, path) {
      let model = made[id] ?? destination(route)
      made[id] = model
      models.append(model)
    }
    return models
  }

  /// Whether any place of the stack has any.
  public var hasUnsavedChanges: Bool {
    stacked.contains { $0.hasUnsavedChanges }
  }

  /// The screen on top, with the titles of those below it.
  public var screen: Screen {
    let models = stacked
    let stack = Stack(
      below: models.dropLast().map { $0.screen.title }, screen: (models.last ?? root).screen,
      back: StackAction.back)
    return Screen(
      id: id, title: "", content: .stack(stack), alert: coordinator.wanted == nil ? nil : .discarding)
  }

  /// Goes back, or to where the person was asked about.
  public func send(_ action: StackAction) {
    switch action {
    case .back: coordinator.pop()
    case .discard: coordinator.answer(isLost: true)
    case .stay: coordinator.answer(isLost: false)
    }
  }
}

extension Alert {
  fileprivate static let discarding = Alert(
    "Discard your changes?", message: "What you have typed was not saved.",
    buttons: [
      Button("Keep editing", role: .cancel, action: StackAction.stay),
      Button("Discard", role: .destructive, action: StackAction.discard),
    ])
}
