import Models

extension Preferences.Appearance {
  var title: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    case .highContrast: "High contrast"
    }
  }
}

extension Preferences.TextSize {
  var title: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .extraLarge: "Extra large"
    }
  }
}
