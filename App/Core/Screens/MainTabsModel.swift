import Composition
import Design
import Foundation
import Observation
import Profile
import Settings

/// The app of somebody who is signed in: a tab a feature, each with its own stack.
@Observable @MainActor
final class MainTabsModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case select(MainTab)
  }

  private let coordinator: MainCoordinator
  private let profile: any ProfileAPI
  private let settings: any SettingsAPI
  private let profileStack: NavigationStackModel<MainRoute>
  private let settingsStack: NavigationStackModel<SettingsPlace>

  init(dependencies: AppDependencies, profile: any ProfileAPI) {
    let settings = dependencies.settingsFeature
    coordinator = dependencies.mainCoordinator
    self.profile = profile
    self.settings = settings
    profileStack = NavigationStackModel(
      id: "profile.stack", coordinator: dependencies.mainCoordinator, root: profile.mainScreen
    ) { route in
      switch route {
      case .editProfile: profile.editScreen
      }
    }
    settingsStack = NavigationStackModel(
      id: "settings.stack", coordinator: dependencies.settingsCoordinator, root: settings.mainScreen
    ) { settings.screen(for: $0) }
  }

  var presented: any ScreenModel {
    switch coordinator.tab {
    case .profile: profileStack.presented
    case .settings: settingsStack.presented
    }
  }

  var screen: Screen {
    let items = MainTab.allCases.map { Tabs.Item($0.title, id: $0.rawValue, action: Action.select($0)) }
    let tabs = Tabs(items: items, selection: coordinator.tab.rawValue, screen: selectedStack.screen)
    return Screen(id: "main", title: "", content: .tabs(tabs))
  }

  func send(_ action: ScreenAction) {
    switch action.unwrapped(as: Action.self) {
    case .select(let tab): coordinator.select(tab)
    case nil: selectedStack.send(action)
    }
  }

  /// Lets the features look at a link, each at its own.
  func handleDeepLink(_ url: URL) -> Bool {
    let features: [any FeatureAPI] = [profile, settings]
    return features.contains { $0.handleDeepLink(url) }
  }

  private var selectedStack: any ScreenModel {
    switch coordinator.tab {
    case .profile: profileStack
    case .settings: settingsStack
    }
  }
}
