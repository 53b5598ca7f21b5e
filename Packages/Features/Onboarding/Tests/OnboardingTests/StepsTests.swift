import CompositionTestSupport
import Models
import Services
import Testing

@Suite @MainActor struct `The steps` {
  @Test(
    arguments: [
      (.welcome, "Welcome", "Step 1 of 4"), (.permissions, "Permissions", "Step 2 of 4"),
      (.profileSetup, "Your profile", "Step 3 of 4"), (.complete, "All set", "Step 4 of 4"),
    ] as [(OnboardingStep, String, String)])
  func `say which they are`(step: OnboardingStep, title: String, progress: String) async {
    await Journey.run { journey in
      let screen = journey.step(step).screen
      #expect(screen.id == "onboarding.\(step)")
      #expect(screen.title == title)
      #expect(screen.texts.contains(progress))
    }
  }

  @Test(
    arguments: [
      (.welcome, "Continue", "showStep permissions"), (.welcome, "Cancel", "cancelled"),
      (.permissions, "Continue", "showStep profileSetup"), (.permissions, "Back", "showStep welcome"),
      (.profileSetup, "Back", "showStep permissions"), (.complete, "Back", "showStep profileSetup"),
    ] as [(OnboardingStep, String, String)])
  func `lead to each other`(step: OnboardingStep, button: String, call: String) async throws {
    try await Journey.run { journey in
      try journey.step(step).tap(button)
      #expect(journey.calls == [call])
    }
  }

  @Test func `know what is typed and not saved, wherever the person is, and ask before it is thrown away`()
    async throws
  {
    try await Journey.run { journey in
      #expect(!journey.feature.hasUnsavedChanges)
      let (welcome, setup) = (journey.step(.welcome), journey.step(.profileSetup))
      #expect(!journey.feature.hasUnsavedChanges)
      try setup.type(" Ada ", into: "Name")
      #expect(journey.feature.hasUnsavedChanges)
      try welcome.tap("Cancel")
      #expect(welcome.screen.alert?.title == "Discard your changes?")
      #expect(journey.calls.isEmpty)
      try welcome.perform(try #require(welcome.screen.backAction))
      #expect(welcome.screen.alert == nil && setup.fields["Name"] == " Ada ")
      try welcome.tap("Cancel")
      welcome.leave()
      #expect(welcome.screen.alert == nil, "It is not asked any more.")
      try setup.tap("Continue")
      await journey.settle()
      #expect(!journey.feature.hasUnsavedChanges)

      try setup.type("Grace", into: "Name")
      try welcome.tap("Cancel")
      try welcome.tap("Discard")
      #expect(journey.calls.last == "cancelled" && !journey.feature.hasUnsavedChanges)
    }
  }

  @Test(arguments: OnboardingStep.allCases)
  func `go back with Escape as with their button`(step: OnboardingStep) async throws {
    await Journey.run { journey in
      let screen = journey.step(step).screen
      #expect(screen.backAction == screen.action(titled: "Back"))
      #expect((screen.backAction == nil) == (step == .welcome))
    }
  }

  @Test func `change permissions at once`() async throws {
    try await Journey.run { journey in
      let model = journey.step(.permissions)
      #expect(journey.preferences.preferences == Preferences())
      try model.tap("Notifications")
      #expect(journey.preferences.preferences == Preferences(notifications: true))
      try model.tap("Share analytics")
      try model.tap("Notifications")
      #expect(journey.preferences.preferences == Preferences(analyticsConsent: true))
      await journey.settle()
      #expect(journey.stored.server == Preferences(analyticsConsent: true))
      #expect(model.screen.texts.contains("On") && model.screen.texts.contains("Off"))
    }
  }

  @Test func `tell that the server does not have the permissions yet`() async throws {
    try await Journey.run { journey in
      journey.stored.failures.error = .networkTrouble(message: "The server can't be reached.")
      try journey.step(.permissions).tap("Notifications")
      await journey.settle()
      #expect(journey.preferences.preferences.notifications)
      #expect(journey.step(.permissions).screen.texts.contains("The server can't be reached."))
    }
  }

  @Test func `keep what was typed while going back and forth`() async throws {
    try await Journey.run { journey in
      try journey.step(.profileSetup).type("Ada", into: "Name")
      try journey.step(.profileSetup).tap("Back")
      try journey.step(.permissions).tap("Back")
      try journey.step(.welcome).tap("Continue")
      var changed = User.ada
      changed.name = "As the server has it"
      let model = journey.feature.stepScreen(.profileSetup, user: changed)
      #expect(model === journey.step(.profileSetup))
      #expect(model.fields == ["Name": "Ada", "Bio": ""])
    }
  }

  @Test func `keep nothing of one person for another, or after the end`() async throws {
    try await Journey.run { journey in
      try journey.step(.profileSetup).type("Ada", into: "Name")
      let other = User(id: "2", email: "grace@example.com", name: "Grace", bio: "Compilers")
      let model = journey.feature.stepScreen(.profileSetup, user: other)
      #expect(model.fields == ["Name": "Grace", "Bio": "Compilers"])

      try journey.step(.profileSetup).type("Ada", into: "Name")
      try journey.step(.welcome).tap("Cancel")
      try journey.step(.welcome).tap("Discard")
      #expect(journey.step(.profileSetup).fields == ["Name": "", "Bio": ""])

      try journey.step(.profileSetup).type("Ada", into: "Name")
      try journey.step(.complete).tap("Start using Trellis")
      await journey.settle()
      #expect(journey.step(.profileSetup).fields == ["Name": "", "Bio": ""])
    }
  }

  @Test func `end with a person whom the server knows to be through`() async throws {
    try await Journey.run { journey in
      try journey.step(.complete).tap("Start using Trellis")
      await journey.settle()
      #expect(journey.calls == ["finished"])
      #expect(journey.users.map(\.isOnboarded) == [true])
    }
  }

  @Test(arguments: ServiceError.all)
  func `tell why they can't end, and let it be tried again`(error: ServiceError) async throws {
    try await Journey.run { journey in
      let model = journey.step(.complete)
      journey.profile.failures.error = error
      try model.tap("Start using Trellis")
      await journey.settle()
      #expect(model.errors == [error.message])
      #expect(journey.calls.isEmpty)

      journey.profile.failures.error = nil
      try model.tap("Start using Trellis")
      await journey.settle()
      #expect(journey.calls == ["finished"])
    }
  }

  @Test func `end once however often it is tapped`() async throws {
    try await Journey.run { journey in
      let model = journey.step(.complete)
      journey.gate.close()
      let tap = try #require(model.button("Start using Trellis")).action
      try model.perform(tap)
      await journey.gate.untilHeld()
      #expect(model.button("Start using Trellis")?.isEnabled == false)
      try model.perform(tap)
      journey.gate.open()
      await journey.settle()
      #expect(journey.gate.arrivals == 1)
      #expect(journey.calls == ["finished"])
    }
  }

  @Test func `do not end after somebody went back`() async throws {
    try await Journey.run { journey in
      journey.gate.close()
      try journey.step(.complete).tap("Start using Trellis")
      await journey.gate.untilHeld()
      try journey.step(.complete).tap("Back")
      journey.step(.complete).leave()
      journey.gate.open()
      await journey.settle()
      #expect(journey.profile.current?.isOnboarded == true, "the answer came, late")
      #expect(journey.calls == ["showStep profileSetup"])
    }
  }
}
