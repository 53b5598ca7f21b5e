import DesignTokens

/// How a person wants things to look.
public struct DisplaySettings: Equatable, Sendable {
  /// The colours.
  public var appearance: Appearance
  /// The size of text.
  public var textSize: TextSize

  /// Makes settings.
  public init(appearance: Appearance = .system, textSize: TextSize = .medium) {
    self.appearance = appearance
    self.textSize = textSize
  }
}
