import Analytics
import Composition
import CompositionPreviewSupport
import DesignTokens
import Foundation
import InMemoryServices
import Models
import Screens
import Services
import Settings
import TerminalShell

/// Runs the settings alone, with a made-up person and no server.
@main @MainActor
struct SettingsPreview {
  static func main() async {
    PreviewCommandLine.check()
    let coordinator = SettingsPreviewCoordinator()
    let preferences = PreferencesStore(service: InMemoryPreferencesService())
    let feature = SettingsFactory.make(
      preferences: preferences,
      profile: InMemoryProfileService(
        user: User(id: "preview", email: "ada@example.com", name: "Ada Lovelace")),
      storage: InMemoryStorageService(usage: StorageUsage(cache: 1_500_000, state: 20_000)),
      version: "preview",
      analytics: AnalyticsClient(sinks: []), clock: ContinuousClock(),
      navigation: coordinator)
    let scene = PreviewScene(
      coordinator: coordinator, root: feature.mainScreen,
      display: { DisplaySettings(preferences.preferences) }
    ) {
      feature.makeScreen(of: $0)
    }
    exit(await Terminal(environment: ProcessInfo.processInfo.environment).run(scene).code)
  }
}

private final class SettingsPreviewCoordinator: PreviewCoordinator<SettingsPlace>, SettingsNavigation {
  func show(_ place: SettingsPlace?) { show(place.map { [$0] } ?? []) }
  func open(_ place: SettingsPlace) { push(place) }
  func close() { pop() }
  func accountDeleted() { end("The app would say that the account was deleted.") }
  func deletionGivenUp() { end("The app would say that deleting the account was stopped.") }
}

extension DisplaySettings {
  fileprivate init(_ preferences: Preferences) {
    self.init(
      appearance: Appearance(rawValue: preferences.appearance.rawValue) ?? .system,
      textSize: TextSize(rawValue: preferences.textSize.rawValue) ?? .medium)
  }
}
