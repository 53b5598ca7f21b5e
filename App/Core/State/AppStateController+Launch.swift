import Composition
import DesignTokens
import Models
import Services

extension AppStateController {
  /// Finds out who is there and moves on from `loading`: at the first launch, and again after an error. The loading
  /// screen stays long enough to be perceived.
  func initialize() async {
    guard state == .loading else { return }
    let outcome = await withMinimumDuration(Motion.loadingMinimumDisplay, on: services.time.clock) {
      await restore()
    }
    guard state == .loading, !Task.isCancelled else { return }
    await apply(outcome)
  }

  private enum Outcome {
    case nobody(notice: String?)
    case signedIn(User, Connection)
    case refused(message: String)
    case error(AppError)
    case cancelled
  }

  private func restore() async -> Outcome {
    await tellingFailure { () async throws(ServiceError) in try await services.progress.load() }
    do {
      switch try await services.auth.storedSession() {
      case .none: return .nobody(notice: nil)
      case .setAside(let name):
        return .nobody(
          notice: "Your session could not be read. It was kept as “\(name)”. Sign in again.")
      case .found(let user):
        await loadPreferences()
        return await validate(user)
      }
    } catch {
      return .nobody(notice: error.message)
    }
  }

  private func loadPreferences() async {
    await tellingFailure { () async throws(ServiceError) in try await services.preferences.load() }
  }

  /// Takes over what was edited and not sent in earlier runs, so that the first frame shows it.
  private func loadProfile(of user: User, isCurrent: Bool) async {
    guard user.isOnboarded else { return }
    await tellingFailure { () async throws(ServiceError) in
      try await services.profile.begin(user, isCurrent: isCurrent).load()
    }
  }

  private func validate(_ stored: User) async -> Outcome {
    guard let answer = await answer(for: stored) else {
      await loadProfile(of: stored, isCurrent: false)
      return .signedIn(
        stored, .slow(message: "The server takes long to answer. You see what this device has."))
    }
    switch answer {
    case .success(let user):
      await loadProfile(of: user, isCurrent: true)
      return .signedIn(user, .online)
    case .failure(let error):
      switch error {
      case .refused(let message): return .refused(message: message)
      case .maintenance: return .error(.maintenanceMode)
      case .cancelled: return .cancelled
      case .networkTrouble, .busy, .invalid, .storage:
        guard stored.isOnboarded else { return .error(.networkUnavailable) }
        await loadProfile(of: stored, isCurrent: false)
        return .signedIn(stored, connection(after: error))
      }
    }
  }

  /// What the server says of the stored session; nil when it takes longer than a person waits who could use the app
  /// without. The question goes on then, and whoever asks again gets its answer.
  private func answer(for stored: User) async -> Result<User, ServiceError>? {
    let (answers, answer) = AsyncStream.makeStream(of: Result<User, ServiceError>?.self)
    effects.run(Work.validation) { [auth = services.auth] in
      do throws(ServiceError) {
        answer.yield(.success(try await auth.validateSession()))
      } catch {
        answer.yield(.failure(error))
      }
    }
    if stored.isOnboarded {
      effects.run(Work.patience) { [clock = services.time.clock] in
        guard (try? await clock.sleep(for: Self.launchPatience)) != nil else { return }
        answer.yield(nil)
      }
    }
    defer {
      effects.cancel(Work.validation)
      effects.cancel(Work.patience)
    }
    for await answer in answers { return answer }
    return .failure(.cancelled)
  }

  /// How long a launch waits for the server.
  private static let launchPatience = Duration.seconds(2)

  /// Those of somebody whom an earlier try has still found here.
  private func forgetPreferences() async {
    guard services.analytics.consent != nil else { return }
    await tellingFailure { () async throws(ServiceError) in
      try await services.preferences.reset(keepsUnsent: true)
    }
    services.analytics.forgetConsent()
  }

  private func apply(_ outcome: Outcome) async {
    switch outcome {
    case .nobody(let message):
      await forgetPreferences()
      if let message { requestSignIn(message) }
      transition(to: .unauthenticated)
    case .signedIn(let user, let connection):
      self.connection = connection
      signedIn(user: user)
      if case .slow = connection { reconnect() }
    case .refused(let message): await endSession(.refused(message: message))
    case .error(let error): transition(to: .error(error))
    case .cancelled: break
    }
  }
}
