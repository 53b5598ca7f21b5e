// Needs Profile, Settings.

import Testing

@testable import AppCore

@Suite @MainActor struct `What is typed and not saved` {
  @Test func `is nothing on the screens before the sign-in, where Esc asks nothing either`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      #expect(!fixture.root.hasUnsavedChanges)
      try fixture.root.type("ada@example.com", into: "Email")
      try fixture.root.type("secret", into: "Password")
      #expect(!fixture.root.hasUnsavedChanges)
    }
  }

  @Test func `counts in every step of the onboarding`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      try await fixture.signIn()
      for button in ["Continue", "Continue"] { try await fixture.perform { try $0.tap(button) } }
      #expect(!fixture.root.hasUnsavedChanges)
      try fixture.root.type("Countess", into: "Name")
      #expect(fixture.root.hasUnsavedChanges)
      for _ in 1...2 {
        try await fixture.perform { try $0.tap("Back") }
        #expect(fixture.root.hasUnsavedChanges)
      }
      for button in ["Continue", "Continue", "Continue"] { try await fixture.perform { try $0.tap(button) } }
      #expect(!fixture.root.hasUnsavedChanges)
    }
  }

  @Test func `counts in a tab that is not in sight, and in the background`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      #expect(!fixture.root.hasUnsavedChanges)
      try await fixture.perform { try $0.tap("Profile") }
      try await fixture.perform { try $0.tap("Edit profile") }
      #expect(!fixture.root.hasUnsavedChanges)
      try fixture.root.type("Countess", into: "Name")
      #expect(fixture.root.hasUnsavedChanges)
      for tab in MainTab.allCases {
        try await fixture.perform { try $0.tap(tab.title) }
        #expect(fixture.root.hasUnsavedChanges)
      }
      fixture.controller.enter(.background, scene: "main")
      await fixture.monitor.untilIdle()
      #expect(fixture.root.hasUnsavedChanges)
      fixture.controller.enter(.active, scene: "main")
      try await fixture.perform { try $0.tap("Profile") }
      try await fixture.perform { try $0.tap("Save") }
      #expect(!fixture.root.hasUnsavedChanges)
    }
  }
}
