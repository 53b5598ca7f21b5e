/// How a person wants the app's colours.
public enum Appearance: String, Sendable, CaseIterable {
  /// Light or dark as the system has it.
  case system
  /// Dark text on light.
  case light
  /// Light text on dark.
  case dark
  /// The strongest contrast there is, light or dark as the system has it.
  case highContrast
}
