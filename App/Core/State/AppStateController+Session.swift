import Composition
import Models
import Services

extension AppStateController {
  /// Somebody has signed in, or was recognised at launch: somebody new goes to the onboarding, everybody else to the
  /// app itself.
  func signedIn(user: User) {
    self.user = user
    if user.isOnboarded {
      _ = services.profile.store(of: user, isCurrent: true)
      guard transition(to: .authenticated(user)) else { return }
      openPendingLink()
    } else {
      // There is no move from loading to the onboarding. Both moves are made before anything can be drawn.
      if state == .loading { transition(to: .unauthenticated) }
      transition(to: .onboarding(OnboardingProgress.step(for: user, stored: storedProgress())))
    }
    refreshPreferences()
  }

  /// Goes to a step of the onboarding and remembers it for the next launch.
  func showStep(_ step: OnboardingStep) {
    guard let user, transition(to: .onboarding(step)) else { return }
    do {
      try services.progress.save(OnboardingProgress(userID: user.id, step: step))
    } catch {
      tell(error.description)
    }
  }

  /// The person has been through the onboarding.
  func finishedOnboarding(user: User) {
    self.user = user
    _ = services.profile.store(of: user, isCurrent: true)
    forgetProgress()
    guard transition(to: .authenticated(user)) else { return }
    openPendingLink()
  }

  /// The person does not want to go through the onboarding, and not to where a link would have led.
  func cancelOnboarding() {
    pendingLink.cancel()
    requestSignOut()
  }

  /// Signs the person out because a screen asked for it.
  func requestSignOut() {
    guard !effects.isRunning("signOut") else { return }
    effects.run("signOut") { [weak self] in await self?.signOut() }
  }

  /// Signs the person out: their session and all their data leave this device.
  func signOut() async {
    effects.cancel("active")
    effects.cancel("preferences")
    await clearSession()
    forgetProgress()
    guard state != .unauthenticated else { return }
    transition(to: .unauthenticated)
  }

  /// Asks the server whether the session still holds. Only a refusal ends it; with network trouble the person stays
  /// signed in and is told.
  func validateSession() async {
    guard user != nil else { return }
    do {
      let user = try await services.auth.validateSession()
      guard self.user?.id == user.id else { return }
      connection = .online
      self.user = user
    } catch {
      guard user != nil else { return }
      switch error {
      case .refused(let message): await endSession(message)
      case .cancelled: break
      case .networkTrouble, .maintenance, .invalid, .storage: connection = .offline(message: error.message)
      }
    }
  }

  /// The server has ended the session. From the onboarding there is no legal move to an error.
  private func endSession(_ message: String) async {
    await clearSession()
    // The person may have signed out meanwhile.
    switch state {
    case .onboarding:
      tell(message)
      transition(to: .unauthenticated)
    case .authenticated: transition(to: .error(.sessionExpired))
    case .loading, .unauthenticated, .error: break
    }
  }

  /// Forgets who was signed in; the state is for the caller to move.
  func clearSession() async {
    effects.cancel("watch")
    await tellingFailure { () async throws(ServiceError) in try await services.auth.signOut() }
    await tellingFailure { () async throws(ServiceError) in try await services.profile.reset() }
    await tellingFailure { () async throws(ServiceError) in try await services.preferences.reset() }
    await services.responses.purgeAll()
    user = nil
    connection = .online
    delegate?.didSignOut()
  }

  private func tellingFailure(_ work: () async throws(ServiceError) -> Void) async {
    do {
      try await work()
    } catch {
      tell(error.message)
    }
  }

  private func refreshPreferences() {
    effects.run("preferences") { [preferences = services.preferences] in await preferences.refresh() }
  }

  private func storedProgress() -> OnboardingProgress? {
    do {
      guard case .value(let progress) = try services.progress.load() else { return nil }
      return progress
    } catch {
      tell(error.description)
      return nil
    }
  }

  private func forgetProgress() {
    do {
      try services.progress.remove()
    } catch {
      tell(error.description)
    }
  }
}
