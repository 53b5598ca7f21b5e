import DesignTokens
import Models
import Screens

extension DisplaySettings {
  /// How things look with a person's preferences.
  init(_ preferences: Preferences) {
    let appearance: Appearance =
      switch preferences.appearance {
      case .system: .system
      case .light: .light
      case .dark: .dark
      case .highContrast: .highContrast
      }
    let textSize: TextSize =
      switch preferences.textSize {
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      }
    self.init(appearance: appearance, textSize: textSize)
  }
}
