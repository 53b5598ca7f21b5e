import Composition
import Screens

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
