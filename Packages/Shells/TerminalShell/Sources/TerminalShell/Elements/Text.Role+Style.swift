import Screens

extension Text.Role {
  var style: CellStyle {
    switch self {
    case .body: .plain
    case .headline: .bold
    case .secondary: .secondary
    case .success: CellStyle(foreground: .success)
    case .warning: CellStyle(foreground: .warning)
    case .error: CellStyle(foreground: .destructive)
    }
  }

  /// Says without colour what the colour says.
  var symbol: String? {
    switch self {
    case .body, .headline, .secondary: nil
    case .success: "✓"
    case .warning: "!"
    case .error: "✗"
    }
  }
}
