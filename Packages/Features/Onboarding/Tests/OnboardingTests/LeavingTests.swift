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

  @Test func `keeps the request of the screen that is shown, even if another was shown in passing`()
    async throws
  {
    try await Journey.run { journey in
      await journey.feature.signUpScreen.task()
      let passing = Task { @MainActor in await journey.feature.mainScreen.task() }
      passing.cancel()
      try journey.feature.signUpScreen.signUp()
      await passing.value
      await journey.settle()
      #expect(journey.calls == ["signedIn"])
    }
  }

  @Test func `gives up a step's request once signing in is shown`() async throws {
    try await Journey.run { journey in
      await journey.step(.complete).task()
      journey.gate.close()
      try journey.step(.complete).tap("Start using Trellis")
      await journey.gate.untilHeld()
      await journey.feature.mainScreen.task()
      journey.gate.open()
      await journey.settle()
      #expect(journey.calls.isEmpty)
    }
  }

  @Test func `is left alone while it only appears again`() async throws {
    try await Journey.run { journey in
      await journey.feature.mainScreen.task()
      try journey.feature.mainScreen.type(.password, into: "Password")
      await journey.feature.mainScreen.task()
      #expect(journey.feature.mainScreen.fields["Password"] == .password)
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
