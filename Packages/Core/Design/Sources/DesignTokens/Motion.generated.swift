// Generated from Tokens/*.tokens.json. Edit those, then make this file anew:
// swift run --package-path Packages/Core/Design generate-design-tokens

/// How long things last.
public enum Motion {
  /// The least time a loading screen shows, so that it never flashes by.
  public static let loadingMinimumDisplay = Duration.milliseconds(500)
  /// How long a toast shows before it goes by itself.
  public static let toastDisplay = Duration.milliseconds(4000)
}
