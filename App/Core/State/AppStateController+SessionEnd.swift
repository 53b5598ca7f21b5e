import Composition
import Models
import Services

extension AppStateController {
  /// Why a session ends.
  enum SessionEnd: Equatable, Sendable {
    /// The person wants it to.
    case signedOut
    /// The server has ended it. What it has not got yet stays on this device, for when the same person signs in again.
    case refused(message: String)
  }

  /// Whether the session is being ended. Until that is done, nothing about it is asked, shown anew or changed.
  var isEnding: Bool { user != nil && sessionEnd != nil }

  /// Signs the person out: their session and all their data leave this device.
  func signOut() async {
    await endSession(.signedOut)
  }

  /// Signs the person out because a screen asked for it.
  func requestSignOut() {
    beginToEndSession(.signedOut)
  }

  /// The person does not want to go through the onboarding, and not to where a link would have led.
  func cancelOnboarding() {
    pendingLink.cancel()
    requestSignOut()
  }

  /// A request of a screen has found that the server has ended somebody's session.
  func sessionWasRefused(of id: User.ID) {
    guard user?.id == id else { return }
    beginToEndSession(.refused(message: ServiceError.sessionEnded.message))
  }

  /// Ends the session, once: who asks while it is ending waits for that.
  func endSession(_ end: SessionEnd) async {
    beginToEndSession(end)
    await effects.wait(for: Work.ending)
  }

  private func beginToEndSession(_ end: SessionEnd) {
    guard state != .unauthenticated, sessionEnd == nil else { return }
    sessionEnd = end
    effects.run(Work.ending) { [weak self] in await self?.finishSession(end) }
    tellDelay(.signingOut)
  }

  private func finishSession(_ end: SessionEnd) async {
    for work in [Work.activation, .connection, .recalling, .saving] { effects.cancel(work) }
    let keepsUnsent = end != .signedOut
    // The stores first, so that none of them asks the server as nobody.
    await tellingFailure { () async throws(ServiceError) in
      try await services.profile.reset(keepsUnsent: keepsUnsent)
    }
    await tellingFailure { () async throws(ServiceError) in
      try await services.preferences.reset(keepsUnsent: keepsUnsent)
    }
    await tellingFailure { () async throws(ServiceError) in try await services.auth.signOut() }
    await services.responses.purgeAll()
    if !keepsUnsent { forgetProgress() }
    endDelay()
    user = nil
    connection = .online
    refreshedAt = nil
    move(after: end)
    services.analytics.forgetConsent()
    sessionEnd = nil
    delegate?.didSignOut()
  }

  /// From the onboarding and from the launch there is no legal move to an error that a person would understand.
  private func move(after end: SessionEnd) {
    switch (end, state) {
    case (.refused, .authenticated): transition(to: .error(.sessionExpired))
    case (.refused(let message), _):
      requestSignIn(message)
      transition(to: .unauthenticated)
    case (.signedOut, _): transition(to: .unauthenticated)
    }
  }
}
