import Screens

/// Where somebody is in a long list.
struct ListPlace: Equatable, Sendable {
  /// How far away from where it was a row is looked for after a change.
  private static let farthestSearch = 10_000

  private(set) var index = 0
  private(set) var id: String?
  /// The first row that is seen.
  var top = 0
  /// How many rows were seen last.
  var visibleCount = 1

  mutating func move(to newIndex: Int, in list: List) {
    index = min(max(newIndex, 0), max(list.count - 1, 0))
    id = list.id(at: index)
  }

  /// Stays on the same row when the list has changed, and near it when the row is gone.
  mutating func follow(_ list: List) {
    guard list.id(at: index) != id || id == nil else { return }
    if let id, let found = nearestIndex(of: id, in: list) {
      top += found - index
      index = found
    } else {
      move(to: index, in: list)
    }
    top = min(max(top, 0), max(list.count - 1, 0))
  }

  private func nearestIndex(of id: String, in list: List) -> Int? {
    for distance in 1...Self.farthestSearch {
      let candidates = [index - distance, index + distance]
      if let found = candidates.first(where: { list.id(at: $0) == id }) { return found }
      if index - distance < 0, index + distance >= list.count { return nil }
    }
    return nil
  }
}
