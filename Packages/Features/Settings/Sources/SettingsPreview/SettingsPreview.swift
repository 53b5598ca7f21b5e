import Analytics
import Composition
import Foundation
import InMemoryServices
import Models
import Services
import Settings
import TerminalShell

/// Runs the settings alone, with a made-up person and no server.
@main @MainActor
struct SettingsPreview {
  static func main() async {
    let coordinator = Coordinator<SettingsPlace>()
    let feature = SettingsFactory.make(
      preferences: PreferencesStore(service: InMemoryPreferencesService()),
      profile: InMemoryProfileService(
        user: User(id: "preview", email: "ada@example.com", name: "Ada Lovelace")),
      storage: InMemoryStorageService(usage: StorageUsage(cache: 1_500_000, state: 20_000)),
      version: "preview",
      analytics: AnalyticsClient(sinks: []), clock: ContinuousClock(),
      navigation: SettingsNavigation(
        show: { place in coordinator.show(place.map { [$0] } ?? []) }, open: { coordinator.push($0) },
        close: { coordinator.pop() }, accountDeleted: { coordinator.popToRoot() }))
    let scene = NavigationStackModel(id: "preview", coordinator: coordinator, root: feature.mainScreen) {
      feature.screen(for: $0)
    }
    exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
  }
}
