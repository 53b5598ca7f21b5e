import Composition
import Settings

/// Navigation inside the settings.
final class SettingsCoordinator: Coordinator<SettingsPlace> {}
