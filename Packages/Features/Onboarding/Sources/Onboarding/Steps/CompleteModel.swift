import Composition
import Models
import Screens
import Services

@MainActor
final class CompleteModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case start
    case back
  }

  private let submission = Submission()
  private let service: any ProfileService
  private let toasts: ToastPresenter
  private let navigation: any OnboardingNavigation

  init(service: any ProfileService, toasts: ToastPresenter, navigation: any OnboardingNavigation) {
    self.service = service
    self.toasts = toasts
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(
      id: OnboardingStep.complete.screenID, title: "All set", toast: toasts.toast,
      back: ScreenAction(Action.back)
    ) {
      Section {
        OnboardingStep.complete.progress
        Text("Trellis is ready for you.", role: .headline)
        if let message = submission.message { message }
      }
      Section {
        submission.button("Start using Trellis", running: "Starting…", action: Action.start)
        Button("Back", role: .cancel, action: Action.back)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .start: start()
    case .back: navigation.showStep(.profileSetup)
    }
  }

  func leave() {
    submission.clear()
  }

  private func start() {
    submission.run { [service] () throws(ServiceError) in
      try await service.finishOnboarding()
    } then: { [navigation] result in
      switch result {
      case .success(let user):
        navigation.finished(user)
        return nil
      case .failure(let error): return error.message
      }
    }
  }
}
