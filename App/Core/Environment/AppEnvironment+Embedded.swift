import Analytics
import Backend
import Composition
import Foundation
import Networking
import Onboarding
import Persistence
import Synchronization

extension AppEnvironment {
  /// An app with a server of its own, in process.
  ///
  /// - Parameters:
  ///   - folders: where the app keeps its files; the server's database is among them.
  ///   - time: the time that the app and its server live in.
  ///   - passwordCost: how expensive a password is to check; less than recommended only for throwaway data.
  static func embedded(
    folders: AppFolders, time: AppTime, passwordCost: PasswordCost = .recommended
  ) -> AppEnvironment {
    let notices = Relay<String>()
    let told = Mutex<Set<String>>([])
    let backend = EmbeddedBackend(
      location: .file(folders.state.appending(path: "backend.sqlite")), disc: folders.disc,
      passwordCost: passwordCost,
      demoAccount: .standard, now: time.now,
      report: { event in
        // A screen whose request failed doesn't know why. Others fail for the same reason.
        let isNew = told.withLock { $0.insert(event.description).inserted }
        if isNew { notices.send(event.description) }
      })
    return AppEnvironment(
      baseURL: embeddedURL, transport: backend, folders: folders, time: time, signInHint: .demoAccount,
      notices: notices)
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

extension SignInHint {
  /// The account that the app's own server begins with, and that a real one is given for flows.
  static let demoAccount = SignInHint(
    email: DemoAccount.standard.email, password: DemoAccount.standard.password)
}
