import Observation

/// Owns the navigation path of one area of the app, and has the methods that say where a tap leads: it conforms to the
/// navigation protocol of the feature that lies there. `Route` lists the places of this area and no other, as values that can be
/// kept.
@Observable @MainActor
open class Coordinator<Route: Codable & Hashable & Sendable> {
  /// A place in the path. Another one with the same route, before or after it, is another place.
  struct Place: Identifiable {
    let id: Int
    let route: Route
  }

  private(set) var places: [Place] = []
  @ObservationIgnored private var placeCount = 0

  /// Makes a coordinator at its root.
  public init() {}

  /// The routes on top of the area's root, from the bottom up.
  public var path: [Route] { places.map(\.route) }

  /// Goes on to a place. Asking twice for the place on top changes nothing.
  public func push(_ route: Route) {
    guard places.last?.route != route else { return }
    append(route)
  }

  /// Goes one place back; at the root, nothing happens.
  public func pop() {
    _ = places.popLast()
  }

  /// Goes back to the root.
  public func popToRoot() {
    places.removeAll()
  }

  /// Replaces the whole path, as a deep link does. The places that both paths begin with stay as they are.
  public func show(_ path: [Route]) {
    let kept = zip(self.path, path).prefix { $0 == $1 }.count
    places.removeLast(places.count - kept)
    for route in path.dropFirst(kept) { append(route) }
  }

  private func append(_ route: Route) {
    placeCount += 1
    places.append(Place(id: placeCount, route: route))
  }
}
