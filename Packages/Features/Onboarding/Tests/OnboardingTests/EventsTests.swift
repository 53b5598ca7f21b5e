import Analytics
import CompositionTestSupport
import Models
import Testing

@testable import Onboarding

@Suite @MainActor struct `What the onboarding records` {
  @Test func `is the way through the steps, and nothing that was typed`() async throws {
    try await Journey.run { journey in
      try journey.step(.welcome).tap("Continue")
      try journey.step(.permissions).tap("Continue")
      try journey.step(.profileSetup).type("Ada of Lovelace", into: "Name")
      try journey.step(.profileSetup).tap("Continue")
      await journey.settle()
      try journey.step(.complete).tap("Start using Trellis")
      await journey.settle()
      #expect(
        journey.events.events.map(\.name) == [
          "OnboardingStepShown", "OnboardingStepShown", "OnboardingStepShown", "OnboardingFinished",
        ])
      #expect(!journey.events.events.contains { "\($0)".contains("Lovelace") })
    }
  }

  @Test func `is that somebody signed in or cancelled`() async throws {
    try await Journey.run { journey in
      try journey.feature.mainScreen.type("ada@example.com", into: "Email")
      try journey.feature.mainScreen.type(.password, into: "Password")
      try journey.feature.mainScreen.tap("Sign in")
      await journey.settle()
      try journey.step(.welcome).tap("Cancel")
      #expect(journey.events.events.map(\.name) == ["SignedIn", "OnboardingCancelled"])
      #expect(!journey.events.events.contains { "\($0)".contains("example.com") })
    }
  }
}
