import Composition
import Observation

/// The places on top of the profile.
enum MainRoute: Hashable, Sendable {
  case editProfile
}

/// Navigation between the tabs, and inside those that have no coordinator of their own.
@Observable
final class MainCoordinator: Coordinator<MainRoute> {
  /// The tab that is shown.
  private(set) var tab = MainTab.profile

  /// Shows a tab.
  func select(_ tab: MainTab) {
    self.tab = tab
  }
}

/// The tabs of the app.
enum MainTab: String, Hashable, Sendable, CaseIterable {
  case profile
  case settings

  var title: String {
    switch self {
    case .profile: "Profile"
    case .settings: "Settings"
    }
  }
}
