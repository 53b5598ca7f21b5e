import Analytics
import Composition
import Foundation
import InMemoryServices
import Models
import Profile
import TerminalShell

/// Runs the profile alone, with a made-up person and no server.
@main @MainActor
struct ProfilePreview {
  enum Place: Hashable, Sendable {
    case edit
  }

  static func main() async {
    let user = User(id: "preview", email: "ada@example.com", name: "Ada Lovelace", isOnboarded: true)
    let coordinator = Coordinator<Place>()
    let feature = ProfileFactory.make(
      user: user, service: InMemoryProfileService(user: user), analytics: AnalyticsClient(sinks: []),
      clock: ContinuousClock(),
      navigation: ProfileNavigation(
        showProfile: { coordinator.popToRoot() }, showEdit: { coordinator.show([.edit]) },
        closeEdit: { coordinator.pop() }, signOut: { coordinator.popToRoot() }))
    let scene = NavigationStackModel(id: "preview", coordinator: coordinator, root: feature.mainScreen) { _ in
      feature.editScreen
    }
    exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
  }
}
