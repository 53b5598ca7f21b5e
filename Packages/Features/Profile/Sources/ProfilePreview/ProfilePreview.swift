import Analytics
import Composition
import CompositionPreviewSupport
import Foundation
import InMemoryServices
import Models
import Profile
import Services
import TerminalShell

/// Runs the profile alone, with a made-up person and no server.
@main @MainActor
struct ProfilePreview {
  static func main() async {
    PreviewCommandLine.check()
    let user = User(id: "preview", email: "ada@example.com", name: "Ada Lovelace", isOnboarded: true)
    let coordinator = ProfilePreviewCoordinator()
    let store = ProfileStore(
      user: user, isCurrent: true, service: InMemoryProfileService(user: user),
      storage: InMemoryProfileEditStorage(), now: { Date() })
    let feature = ProfileFactory.make(
      store: store, preferences: PreferencesStore(service: InMemoryPreferencesService()),
      analytics: AnalyticsClient(sinks: []), clock: ContinuousClock(), now: { Date() },
      navigation: coordinator)
    let scene = PreviewScene(coordinator: coordinator, root: feature.mainScreen) { _ in
      feature.makeEditScreen()
    }
    exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
  }
}

private enum Place: Codable, Hashable {
  case edit
}

private final class ProfilePreviewCoordinator: PreviewCoordinator<Place>, ProfileNavigation {
  func showProfile() { show([]) }
  func showEdit() { show([.edit]) }
  func closeEdit() { pop() }
  func signOut() { end("The app would sign the person out.") }
}
