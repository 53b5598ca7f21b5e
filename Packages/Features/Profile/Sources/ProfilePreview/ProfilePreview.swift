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
  enum Place: Hashable, Sendable {
    case edit
  }

  static func main() async {
    PreviewCommandLine.check()
    let user = User(id: "preview", email: "ada@example.com", name: "Ada Lovelace", isOnboarded: true)
    let coordinator = PreviewCoordinator<Place>()
    let store = ProfileStore(
      user: user, isCurrent: true, service: InMemoryProfileService(user: user),
      storage: InMemoryProfileEditStorage(), now: { Date() })
    let feature = ProfileFactory.make(
      store: store, preferences: PreferencesStore(service: InMemoryPreferencesService()),
      analytics: AnalyticsClient(sinks: []), clock: ContinuousClock(), now: { Date() },
      navigation: ProfileNavigation(
        showProfile: { coordinator.popToRoot() }, isEditing: { coordinator.path.last == .edit },
        showEdit: { coordinator.show([.edit]) }, closeEdit: { coordinator.pop() },
        signOut: { coordinator.end("The app would sign the person out.") }))
    let scene = PreviewScene(coordinator: coordinator, root: feature.mainScreen) { _ in feature.editScreen }
    exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
  }
}
