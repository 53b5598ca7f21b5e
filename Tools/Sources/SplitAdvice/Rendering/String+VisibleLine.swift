extension String {
  /// The text with every control character made visible, however long it is: names of folders may have line breaks.
  var onVisibleLine: String {
    String(map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{FFFD}" : $0 })
  }
}
