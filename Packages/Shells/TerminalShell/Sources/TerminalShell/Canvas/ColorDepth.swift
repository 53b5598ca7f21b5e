/// How many colours a terminal can show.
enum ColorDepth: Equatable, Sendable, CaseIterable {
  case none
  case sixteen
  case indexed
  case direct

  /// Reads NO_COLOR (no-color.org), COLORTERM and TERM.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if let noColor = environment["NO_COLOR"], !noColor.isEmpty {
      self = .none
    } else if term.isEmpty || term == "dumb" || term.hasPrefix("vt") {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
      self = .direct
    } else if term.contains("256color") {
      self = .indexed
    } else {
      self = .sixteen
    }
  }
}
