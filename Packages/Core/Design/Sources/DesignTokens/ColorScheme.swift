/// A set of colours that are drawn together.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
  /// Dark on light, with at least 7:1 between what is drawn together.
  case highContrastLight
  /// Light on dark, with at least 7:1 between what is drawn together.
  case highContrastDark
}
