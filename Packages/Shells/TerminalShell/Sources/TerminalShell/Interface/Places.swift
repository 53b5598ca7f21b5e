/// Remembers the places of the screens that were shown last, so that going back in a stack leads to where one was.
struct Places: Equatable, Sendable {
  private static let most = 64

  private var places: [String: Place] = [:]
  private var recent: [String] = []

  subscript(screenID: String) -> Place {
    get { places[screenID] ?? Place() }
    set {
      places[screenID] = newValue
      guard recent.last != screenID else { return }
      recent.removeAll { $0 == screenID }
      recent.append(screenID)
      if recent.count > Self.most { places[recent.removeFirst()] = nil }
    }
  }
}
