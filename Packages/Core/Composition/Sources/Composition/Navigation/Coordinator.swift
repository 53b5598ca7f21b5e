import Observation

/// Owns the navigation path of one area of the app, and has the methods that say where a tap leads: it conforms to the
/// navigation protocol of the feature that lies there. `Route` lists the places of this area and no other, as values that can be
/// kept.
@Observable @MainActor
open class Coordinator<Route: Codable & Hashable & Sendable> {
  /// The routes on top of the area's root, from the bottom up.
  public private(set) var path: [Route] = []
  /// What names the places in the path: another place with the same route, before or after, has another id.
  private(set) var ids: [Int] = []
  /// The path that takes the place of this one once the person agrees to lose what they have typed; nil while nothing is asked.
  private(set) var wanted: [Route]?
  /// Whether something was typed in a place that is neither saved nor given up. The stack knows.
  @ObservationIgnored var hasUnsavedChanges: @MainActor (_ id: Int) -> Bool = { _ in false }
  @ObservationIgnored private var placeCount = 0

  /// Makes a coordinator at its root.
  public init() {}

  /// Goes on to a place. Asking twice for the place on top changes nothing.
  public func push(_ route: Route) {
    if path.last != route { replace(with: path + [route]) }
  }

  /// Goes one place back, for a model that has asked the person where it must; at the root, nothing happens.
  public func pop() {
    replace(with: path.dropLast())
  }

  /// Goes back to the root.
  public func popToRoot() {
    replace(with: [])
  }

  /// Replaces the whole path, as a deep link does. The places that both paths begin with stay as they are. When something was
  /// typed in one of the others that would be lost, the person is asked first.
  public func show(_ path: [Route]) {
    if ids.dropFirst(commonCount(with: path)).contains(where: hasUnsavedChanges) {
      wanted = path
    } else {
      replace(with: path)
    }
  }

  /// The person has answered whether what they typed may be lost.
  func answer(isLost: Bool) {
    if isLost, let wanted { replace(with: wanted) }
    wanted = nil
  }

  /// Goes there, whatever was asked before.
  private func replace(with path: [Route]) {
    let kept = commonCount(with: path)
    ids.removeLast(ids.count - kept)
    for _ in kept..<path.count {
      placeCount += 1
      ids.append(placeCount)
    }
    self.path = path
    wanted = nil
  }

  private func commonCount(with path: [Route]) -> Int {
    zip(self.path, path).prefix { $0 == $1 }.count
  }
}
