import Composition
import Models
import Services

extension AppStateController {
  /// Somebody has signed in, or was recognised at launch: somebody new goes to the onboarding, everybody else to the
  /// app itself.
  func signedIn(user: User) {
    if state == .unauthenticated {
      effects.run(Work.keeping) { [auth = services.auth] in await auth.keepSession(of: user) }
    }
    if user.isOnboarded {
      enterApp(as: user)
    } else {
      // There is no move from loading to the onboarding. Both moves are made before anything can be drawn.
      if state == .loading { transition(to: .unauthenticated) }
      let step = OnboardingProgress.step(for: user, stored: progress)
      guard transition(to: .onboarding(step)) else { return }
      self.user = user
      recall()
    }
    forgetSignInRequest()
  }

  /// Goes to a step of the onboarding and remembers it for the next launch.
  func showStep(_ step: OnboardingStep) {
    guard let user, !isEnding, transition(to: .onboarding(step)) else { return }
    let progress = OnboardingProgress(userID: user.id, step: step)
    self.progress = progress
    services.progress.write(progress)
    storeProgress()
  }

  /// The person has been through the onboarding.
  func finishedOnboarding(user: User) {
    guard case .onboarding = state, !isEnding else { return }
    forgetProgress()
    enterApp(as: user)
  }

  /// Asks the server whether the session still holds. Only a refusal ends it; with network trouble the person stays
  /// signed in and is told.
  func validateSession() async {
    guard let asked = user?.id, !isEnding else { return }
    do {
      let user = try await services.auth.validateSession()
      guard self.user?.id == asked, !isEnding else { return }
      connection = .online
      self.user = user
    } catch {
      guard user?.id == asked, !isEnding else { return }
      switch error {
      case .refused(let message): await endSession(.refused(message: message))
      case .cancelled: break
      case .networkTrouble, .maintenance, .busy, .invalid, .storage: connection = connection(after: error)
      }
    }
  }

  func tellingFailure(_ work: () async throws(ServiceError) -> Void) async {
    do {
      try await work()
    } catch {
      if !Task.isCancelled { tell(error.message) }
    }
  }

  func forgetProgress() {
    progress = nil
    services.progress.forget()
    storeProgress()
  }

  private func storeProgress() {
    effects.run(Work.progress) { [weak self, progress = services.progress] in
      if let error = await progress.finish() { self?.tell(error.message) }
    }
  }

  private func enterApp(as user: User) {
    guard transition(to: .authenticated(user)) else { return }
    self.user = user
    recall(services.profile.begin(user, isCurrent: connection == .online))
    openPendingLink()
  }

  /// Takes over what this device keeps of the person, and the preferences that the server has.
  private func recall(_ profile: ProfileStore? = nil) {
    effects.run(Work.recalling) { [weak self, preferences = services.preferences] in
      await self?.tellingFailure { () async throws(ServiceError) in try await profile?.load() }
      guard !Task.isCancelled else { return }
      await self?.tellingFailure { () async throws(ServiceError) in try await preferences.load() }
      // In the background nothing is asked; becoming active does.
      guard !Task.isCancelled, self?.phases.aggregate == .active else { return }
      await preferences.refresh()
    }
  }
}
