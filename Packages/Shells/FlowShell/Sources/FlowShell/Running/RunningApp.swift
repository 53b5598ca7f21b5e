import Composition
import Screens

/// An app that runs, and what draws it.
@MainActor
struct RunningApp {
  let app: any FlowApp
  let host: SceneHost

  var screen: Screen { host.screen }
  var texts: FlowTexts { FlowTexts(host) }

  func failure(_ message: String) -> FlowFailure {
    FlowFailure(message, screen: texts.lines)
  }
}
