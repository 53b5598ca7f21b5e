import Composition
import CompositionTestSupport
import Design
import Models
import Observation
import Services
import Testing

@Suite @MainActor struct `A screen that the app takes away` {
  @Test(.timeLimit(.minutes(1))) func `gives up its request and forgets its passwords`() async throws {
    try await Journey.run { journey in
      let window = Window(journey.feature.signUpScreen)
      let host = SceneHost(window) { _ in }
      host.start()
      await journey.settle()
      journey.gate.close()
      try journey.feature.signUpScreen.signUp()
      await journey.gate.untilHeld()

      window.presented = journey.feature.mainScreen
      await change(of: journey.feature.signUpScreen)
      #expect(
        journey.feature.signUpScreen.fields
          == ["Email": "grace@example.com", "Password": "", "Repeat password": ""])
      journey.gate.open()
      await journey.settle()
      #expect(journey.auth.signedIn != nil, "the answer came, late")
      #expect(journey.calls.isEmpty)
      host.stop()
    }
  }

  @Test func `gives up a step's request as well`() async throws {
    try await Journey.run { journey in
      journey.gate.close()
      try journey.step(.complete).tap("Start using Trellis")
      await journey.gate.untilHeld()
      journey.step(.complete).leave()
      journey.gate.open()
      await journey.settle()
      #expect(journey.calls.isEmpty)
    }
  }

  /// Returns after the next change of what a model shows.
  private func change(of model: any ScreenModel) async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = model.screen
      } onChange: {
        continuation.resume()
      }
    }
  }
}

@Observable @MainActor
private final class Window: SceneModel {
  var presented: any ScreenModel
  let display = DisplaySettings()

  init(_ presented: any ScreenModel) {
    self.presented = presented
  }

  var screen: Screen { presented.screen }

  func send(_ action: ScreenAction) {
    presented.send(action)
  }
}
