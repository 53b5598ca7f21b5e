import Observation

/// Owns the navigation path of one area of the app. Features ask through their callbacks; the app that wires them decides
/// where that leads, and the coordinator goes there. `Route` lists the places of this area and no other.
@Observable @MainActor
open class Coordinator<Route: Hashable & Sendable> {
  /// The places on top of the area's root, from the bottom up.
  public private(set) var path: [Route] = []

  /// Makes a coordinator at its root.
  public init() {}

  /// The place on top, or nil at the root.
  var current: Route? { path.last }

  /// Goes on to a place. Asking twice for the place on top changes nothing.
  public func push(_ route: Route) {
    guard path.last != route else { return }
    path.append(route)
  }

  /// Goes one place back; at the root, nothing happens.
  public func pop() {
    _ = path.popLast()
  }

  /// Goes back to the root.
  public func popToRoot() {
    path.removeAll()
  }

  /// Replaces the whole path, as a deep link does.
  public func show(_ path: [Route]) {
    self.path = path
  }
}
