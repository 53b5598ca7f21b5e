import Analytics
import Composition
import CompositionPreviewSupport
import Design
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
    PreviewCommandLine.check()
    let coordinator = PreviewCoordinator<SettingsPlace>()
    let preferences = PreferencesStore(service: InMemoryPreferencesService())
    let feature = SettingsFactory.make(
      preferences: preferences,
      profile: InMemoryProfileService(
        user: User(id: "preview", email: "ada@example.com", name: "Ada Lovelace")),
      storage: InMemoryStorageService(usage: StorageUsage(cache: 1_500_000, state: 20_000)),
      version: "preview",
      analytics: AnalyticsClient(sinks: []), clock: ContinuousClock(),
      navigation: SettingsNavigation(
        show: { place in coordinator.show(place.map { [$0] } ?? []) }, open: { coordinator.push($0) },
        close: { coordinator.pop() },
        accountDeleted: { coordinator.end("The app would say that the account was deleted.") },
        deletionGivenUp: { coordinator.end("The app would say that deleting the account was stopped.") }))
    let scene = PreviewScene(
      coordinator: coordinator, root: feature.mainScreen,
      display: { DisplaySettings(preferences.preferences) }
    ) {
      feature.screen(for: $0)
    }
    exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
  }
}

extension DisplaySettings {
  fileprivate init(_ preferences: Preferences) {
    self.init(
      appearance: Appearance(rawValue: preferences.appearance.rawValue) ?? .system,
      textSize: TextSize(rawValue: preferences.textSize.rawValue) ?? .medium)
  }
}
