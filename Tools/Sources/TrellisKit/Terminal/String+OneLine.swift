extension String {
  /// The text with every control character made visible, and cut to 300 characters: for what comes from outside and
  /// goes into a message.
  public var onOneLine: String {
    let scalars = unicodeScalars.prefix(300).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
