extension String {
  /// The text with every control character made visible, and cut to 300 characters: for what comes from outside and
  /// goes into a message.
  public var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(300))).onVisibleLine
  }

  /// The text with every control character made visible, however long it is: for what goes into lines of a report.
  public var onVisibleLine: String {
    let scalars = unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
