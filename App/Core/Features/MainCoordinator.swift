import Observation

/// Navigation between the tabs of a scene. What lies inside a tab belongs to its own coordinator.
@Observable @MainActor
final class MainCoordinator {
  /// The tab that is shown.
  private(set) var tab = MainTab.allCases[0]

  /// Shows a tab.
  func select(_ tab: MainTab) {
    self.tab = tab
  }
}
