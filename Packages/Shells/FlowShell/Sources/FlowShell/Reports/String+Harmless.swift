extension String {
  /// The text with a visible mark in place of every character that could steer a terminal.
  public var harmless: String {
    var harmless = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let category = scalar.properties.generalCategory
      let isHarmful = category == .control || (category == .format && scalar != "\u{200D}")
      harmless.append(isHarmful ? "\u{FFFD}" : scalar)
    }
    return String(harmless)
  }

  /// The lines of the text, each made harmless.
  var harmlessLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).harmless }
  }
}
