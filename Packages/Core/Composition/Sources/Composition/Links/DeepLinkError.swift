/// Why a text is no link into an app.
public enum DeepLinkError: Error, Equatable {
  /// It is longer than any link of the app.
  case tooLong
  /// It is no link, or not plainly one.
  case malformed
  /// It is a link to something else.
  case foreign
}
