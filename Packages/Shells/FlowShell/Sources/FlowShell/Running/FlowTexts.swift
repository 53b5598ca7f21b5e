import Composition
import Design

/// What a person reads on the screen of a host, drafts included and made harmless.
@MainActor
struct FlowTexts {
  let lines: [String]

  init(_ host: SceneHost) {
    lines = host.screen.texts { host.text(of: $0) }.flatMap(\.harmlessLines)
  }

  func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }
}

extension String {
  /// The lines of the text, with a visible mark in place of every character that could steer a terminal.
  fileprivate var harmlessLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var harmless = String.UnicodeScalarView()
      for scalar in line.unicodeScalars {
        let category = scalar.properties.generalCategory
        let isHarmful = category == .control || (category == .format && scalar != "\u{200D}")
        harmless.append(isHarmful ? "\u{FFFD}" : scalar)
      }
      return String(harmless)
    }
  }
}
