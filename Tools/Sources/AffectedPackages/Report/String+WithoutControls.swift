extension String {
  /// The text without escape sequences of terminals (ECMA-48, section 5.4), and with every other control character but tabs
  /// and line breaks made visible.
  var withoutControls: String {
    var kept = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[" {
        rest.removeFirst()
        rest = rest.drop { ("\u{20}"..."\u{3F}").contains($0) }
        if let end = rest.first, ("\u{40}"..."\u{7E}").contains(end) { rest.removeFirst() }
      } else if scalar.properties.generalCategory == .control, scalar != "\n", scalar != "\t" {
        if scalar != "\r" { kept.append("\u{FFFD}") }
      } else {
        kept.append(scalar)
      }
    }
    return String(kept)
  }
}
