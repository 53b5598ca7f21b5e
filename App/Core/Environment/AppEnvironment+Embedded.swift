import Analytics
import Backend
import Composition
import Foundation
import Networking
import Onboarding
import Persistence

extension AppEnvironment {
  /// An app with a server of its own, in process.
  ///
  /// - Parameters:
  ///   - state: the folder of what the app needs at the next launch; the server's database is in it as well.
  ///   - cache: the folder of what can be had again.
  ///   - passwordCost: how expensive a password is to check; less than recommended only for throwaway data.
  ///   - clock: measures time.
  ///   - now: tells the date.
  static func embedded(
    state: URL, cache: URL, passwordCost: PasswordCost = .recommended,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) -> AppEnvironment {
    let stateFiles = FileStore(folder: state)
    let cacheFiles = FileStore(folder: cache)
    let notices = NoticeRelay()
    let account = DemoAccount.standard
    let backend = EmbeddedBackend(
      location: .file(state.appending(path: "backend.sqlite")), passwordCost: passwordCost,
      demoAccount: account,
      now: now,
      report: { event in
        // A request that failed is told by the screen that made it.
        if case .requestFailed = event { return }
        notices.send(event.description)
      })
    return AppEnvironment(
      baseURL: embeddedURL, transport: backend, state: stateFiles, cache: cacheFiles,
      secrets: FileSecretStore(stateFiles), clock: clock, now: now, analyticsSinks: [LogSink(cacheFiles)],
      signInHint: SignInHint(email: account.email, password: account.password), notices: notices)
  }

  /// The backend looks at paths only; `.invalid` is a name that never leads anywhere (RFC 2606).
  private static var embeddedURL: URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "embedded.invalid"
    guard let url = components.url else { preconditionFailure("a scheme and a host make a URL") }
    return url
  }
}
