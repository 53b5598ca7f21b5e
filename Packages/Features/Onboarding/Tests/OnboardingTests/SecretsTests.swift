import Composition
import CompositionTestSupport
import Screens
import Testing

@Suite @MainActor struct `A typed password` {
  private let secret = "s3cret-s3cret"

  @Test func `shows in no screen, action or model`() async throws {
    try await Journey.run { journey in
      journey.gate.close()
      let (signIn, signUp) = (journey.feature.mainScreen, journey.feature.makeSignUpScreen())
      try signIn.signIn(password: secret)
      try signUp.signUp(password: secret, repetition: secret)
      await journey.gate.untilHeld()
      #expect(signIn.fields["Password"] == secret && signUp.fields["Repeat password"] == secret)
      for model in [signIn, signUp] {
        expectNoSecret(in: model)
        expectNoSecret(in: model.screen)
        #expect(!model.screen.texts.contains { $0.contains(secret) })
        for field in model.screen.textFields { expectNoSecret(in: field.action(for: secret)) }
      }
      expectNoSecret(in: journey.feature)
      journey.gate.open()
      await journey.settle()
    }
  }

  private func expectNoSecret(in value: Any) {
    var dumped = ""
    dump(value, to: &dumped)
    for text in [dumped, String(describing: value), String(reflecting: value)] {
      #expect(!text.contains(secret))
    }
  }
}
