import Composition
import Foundation
import Models
import Observation
import Screens

/// The app of somebody who is signed in, in one scene: a tab a feature, each with its own stack. It goes with the session, and all
/// that the person did in it.
@Observable @MainActor
final class MainTabsModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case select(MainTab)
  }

  private let user: User
  private let dependencies: AppDependencies
  private let coordinator = MainCoordinator()
  @ObservationIgnored private var areas: [MainTab: FeatureArea] = [:]

  init(dependencies: AppDependencies, user: User) {
    self.user = user
    self.dependencies = dependencies
  }

  var content: (any ScreenModel)? { selectedStack }

  /// In any tab that was shown.
  var hasUnsavedChanges: Bool { areas.values.contains(where: \.stack.hasUnsavedChanges) }

  var screen: Screen {
    let items = MainTab.allCases.map { Tabs.Item($0.title, id: $0.rawValue, action: Action.select($0)) }
    let tabs = Tabs(items: items, selection: coordinator.tab.rawValue, screen: selectedStack.screen)
    return Screen(id: "main", title: "", content: .tabs(tabs))
  }

  func send(_ action: Action) {
    switch action {
    case .select(let tab): coordinator.select(tab)
    }
  }

  /// Lets the feature that a link names look at it.
  func handleDeepLink(_ link: DeepLink) -> Bool {
    guard let tab = MainTab(rawValue: link.feature) else { return false }
    return area(of: tab).feature.handleDeepLink(link)
  }

  private var selectedStack: any ScreenModel { area(of: coordinator.tab).stack }

  /// What a tab shows, made when it is first asked for.
  func area(of tab: MainTab) -> FeatureArea {
    if let area = areas[tab] { return area }
    let area = dependencies.makeArea(of: tab, for: user, main: coordinator)
    areas[tab] = area
    return area
  }
}
