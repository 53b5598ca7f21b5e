import Composition
import Models
import Observation
import Screens
import Services

@Observable @MainActor
final class ProfileSetupModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case editName(TypedText)
    case editBio(TypedText)
    case proceed
    case back
  }

  private var name: FormField
  private var bio: FormField
  private let submission = Submission()
  @ObservationIgnored private var saved: User
  @ObservationIgnored private let service: any ProfileService
  @ObservationIgnored private let toasts: ToastPresenter
  @ObservationIgnored private let navigation: any OnboardingNavigation

  init(
    user: User, service: any ProfileService, toasts: ToastPresenter, navigation: any OnboardingNavigation
  ) {
    name = FormField(user.name)
    bio = FormField(user.bio)
    saved = user
    self.service = service
    self.toasts = toasts
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(
      id: OnboardingStep.profileSetup.screenID, title: "Your profile", back: ScreenAction(Action.back)
    ) {
      Section(footer: "Your name is what others see.") {
        OnboardingStep.profileSetup.progress
        name.element("Name", action: Action.editName)
        bio.element("Bio", action: Action.editBio)
        if let message = submission.message { message }
      }
      Section {
        submission.button("Continue", running: "Saving…", action: Action.proceed)
        Button("Back", role: .cancel, action: Action.back)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .editName(let text): name.type(text)
    case .editBio(let text): bio.type(text)
    case .proceed: proceed()
    case .back: navigation.showStep(.permissions)
    }
  }

  var hasUnsavedChanges: Bool { name.text.trimmed != saved.name || bio.text.trimmed != saved.bio }

  func leave() {
    submission.clear()
  }

  private func proceed() {
    guard !submission.isRunning else { return }
    submission.clear()
    name.check(FieldRule.name.problem)
    bio.check(FieldRule.bio.problem)
    guard name.problem == nil, bio.problem == nil else { return }
    let (newName, newBio) = (name.send().string.trimmed, bio.send().string.trimmed)
    guard hasUnsavedChanges else { return navigation.showStep(.complete) }
    submission.run { [service] () throws(ServiceError) in
      try await service.update(name: newName, bio: newBio)
    } then: { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<User, ServiceError>) -> String? {
    switch result {
    case .success(let user):
      saved = user
      // What is being typed wants to be saved as well.
      guard name.isAsSent, bio.isAsSent else { return nil }
      toasts.show("Profile saved.")
      navigation.showStep(.complete)
      return nil
    case .failure(let error):
      name.answer(error.fields["name"])
      bio.answer(error.fields["bio"])
      return error.message(besides: name, bio)
    }
  }
}
