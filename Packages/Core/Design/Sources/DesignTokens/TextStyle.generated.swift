// Generated from Tokens/*.tokens.json. Edit those, then make this file anew:
// swift run --package-path Packages/Core/Design generate-design-tokens

/// How text is set, named by what it is for.
public enum TextStyle: String, CaseIterable, Sendable {
  /// The name of the app, on the screens that greet.
  case largeTitle
  /// The title of a screen.
  case title
  /// The title of a section or an alert, and the label of a button.
  case headline
  /// Rows, fields and running text.
  case body
  /// Footnotes, hints and times.
  case caption

  var metrics: TextMetrics {
    switch self {
    case .largeTitle: TextMetrics(size: 34, weight: 700, lineHeight: 1.2, letterSpacing: -0.4)
    case .title: TextMetrics(size: 24, weight: 700, lineHeight: 1.25, letterSpacing: -0.2)
    case .headline: TextMetrics(size: 17, weight: 600, lineHeight: 1.3, letterSpacing: 0)
    case .body: TextMetrics(size: 17, weight: 400, lineHeight: 1.4, letterSpacing: 0)
    case .caption: TextMetrics(size: 13, weight: 400, lineHeight: 1.4, letterSpacing: 0)
    }
  }
}
