import Composition
import Models

/// The tabs of the app in their order: a feature each, whose id is the raw value. The app opens with the first.
enum MainTab: String, Hashable, Sendable, CaseIterable {
  case profile
  case settings

  var title: String {
    switch self {
    case .profile: "Profile"
    case .settings: "Settings"
    }
  }

  /// The links into the feature.
  var links: any FeatureLinks {
    switch self {
    case .profile: Self.profileLinks
    case .settings: Self.settingsLinks
    }
  }
}

extension AppDependencies {
  /// Makes what a tab shows to a person.
  func makeArea(of tab: MainTab, for user: User, main: MainCoordinator) -> FeatureArea {
    switch tab {
    case .profile: makeProfile(for: user, main: main)
    case .settings: makeSettings(main: main)
    }
  }
}
