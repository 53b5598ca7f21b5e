import Composition
import Foundation
import Models
import Observation
import Screens

/// The whole app as a scene: the single switch over the app's state.
@Observable @MainActor
final class RootScreen: SceneModel {
  enum Action: Equatable, Sendable {
    case dismissNotice
    case reconnect
  }

  private let dependencies: AppDependencies
  private let controller: AppStateController
  @ObservationIgnored private lazy var launch = LaunchModel(controller: controller)
  @ObservationIgnored private var onboarding: OnboardingArea?
  @ObservationIgnored private(set) var main: MainTabsModel?
  @ObservationIgnored private var failure: (error: AppError, model: ErrorModel)?

  /// Makes the scene; no feature is made before its screen is shown.
  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    controller = dependencies.controller
    controller.delegate = self
  }

  /// The screen of the app's state, with what concerns the app as a whole.
  var screen: Screen {
    var screen = stateModel.screen
    screen.banner = banner
    return screen
  }

  /// Whether something was typed that is neither saved nor given up, in sight or not.
  var hasUnsavedChanges: Bool {
    if case .onboarding = controller.state { return onboardingArea.feature.hasUnsavedChanges }
    return stateModel.hasUnsavedChanges
  }

  /// How the person wants things to look.
  var display: DisplaySettings { DisplaySettings(dependencies.preferences.preferences) }

  /// While the session is being ended nothing of it can be changed any more.
  var takesActions: Bool { !controller.isEnding }

  func send(_ action: Action) {
    switch action {
    case .dismissNotice: controller.dismissNotice()
    case .reconnect: controller.reconnect()
    }
  }

  /// What the state shows.
  var content: (any ScreenModel)? { stateModel }

  private var stateModel: any ScreenModel {
    switch controller.state {
    case .loading: launch
    case .unauthenticated: onboardingArea.signIn
    case .onboarding(let step): stepModel(step)
    case .authenticated(let user): tabs(for: user)
    case .error(let error): errorModel(error)
    }
  }

  private var banner: Banner? {
    if let notice = controller.notices.first {
      return Banner(notice, button: Button("OK", id: "dismissNotice", action: Action.dismissNotice))
    }
    if let delay = controller.delay { return Banner(delay.rawValue) }
    guard case .authenticated = controller.state else { return nil }
    let remark: String
    switch controller.connection {
    case .online: return nil
    case .offline(let message): remark = "Offline. \(message)"
    case .slow(let message), .busy(let message): remark = message
    }
    return Banner(remark, button: Button("Reconnect", action: Action.reconnect))
  }
}

extension RootScreen {
  private var onboardingArea: OnboardingArea {
    if let onboarding { return onboarding }
    let area = dependencies.makeOnboarding()
    onboarding = area
    return area
  }

  private func stepModel(_ step: OnboardingStep) -> any ScreenModel {
    // The state machine has no way into the onboarding but `signedIn(user:)`, which sets the user first.
    guard let user = controller.user else { return launch }
    return onboardingArea.feature.stepScreen(step, user: user)
  }

  private func tabs(for user: User) -> MainTabsModel {
    if let main { return main }
    let tabs = MainTabsModel(dependencies: dependencies, user: user)
    main = tabs
    return tabs
  }

  private func errorModel(_ error: AppError) -> ErrorModel {
    if let failure, failure.error == error { return failure.model }
    let model = ErrorModel(error: error, controller: controller)
    failure = (error, model)
    return model
  }
}

extension RootScreen: AppStateDelegate {
  func open(_ link: DeepLink) -> Bool {
    guard case .authenticated(let user) = controller.state else { return false }
    return tabs(for: user).handleDeepLink(link)
  }

  func didSignOut() {
    main = nil
    onboarding = nil
  }

  func releaseResources() {
    // Signing in is over for now, and its screens hold nothing that was not sent.
    guard case .authenticated = controller.state else { return }
    onboarding = nil
  }
}
