// Needs Profile, Settings.
import Composition
import CompositionTestSupport
import Foundation
import Screens
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `Going away from a screen` {
  @Test func `stops deleting the account, and that is told`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.network.condition = .offline
      try await fixture.startDeleting()
      #expect(fixture.root.screen.leaf.id == "settings.deleteAccount")
      try fixture.root.perform(try #require(fixture.root.screen.backAction))
      await fixture.settle()
      fixture.network.condition = .online
      await fixture.settle()
      #expect(fixture.root.screen.banner?.text.hasPrefix("Deleting your account was stopped.") == true)
      #expect(fixture.controller.state.kind == .authenticated)
      await fixture.controller.signOut()
      try await fixture.signIn()
      #expect(fixture.controller.state.kind == .authenticated, "The account is still there.")
    }
  }

  @Test func `after deleting the account leads to the sign-in screen, which tells of it`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      try await fixture.startDeleting()
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(fixture.root.screen.banner?.text == "Your account was deleted.")
      #expect(fixture.root.screen.leaf.id == "onboarding.signIn")
    }
  }

  @Test func `takes a question with it`() async throws {
    let link = "trellis://settings"
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      try await fixture.perform { try $0.tap("Profile") }
      try await fixture.perform { try $0.tap("Sign out") }
      #expect(fixture.root.screen.topAlert?.title == "Sign out?")
      #expect(fixture.controller.handleDeepLink(link))
      await fixture.settle()
      try await fixture.perform { try $0.tap("Profile") }
      #expect(fixture.root.screen.leaf.id == "profile")
      #expect(!fixture.frames.suffix(2).contains { $0.topAlert != nil })
    }
  }

  @Test func `leaves what is being edited where it is, also for a link to it`() async throws {
    let link = "trellis://profile/edit"
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      try await fixture.perform { try $0.tap("Profile") }
      try await fixture.perform { try $0.tap("Edit profile") }
      try fixture.root.type("Countess", into: "Name")
      try await fixture.perform { try $0.tap("Settings") }
      #expect(fixture.controller.handleDeepLink(link))
      await fixture.settle()
      #expect(fixture.root.screen.leaf.textFields.map(\.text) == ["Countess", ""])
    }
  }
}

extension AppFixture {
  fileprivate func startDeleting() async throws {
    try await perform { try $0.tap("Settings") }
    try await perform { try $0.tap("Delete account") }
    try root.type("DELETE", into: "Type DELETE to confirm")
    try await perform { try $0.tap("Delete account") }
    try await perform { try $0.tap("Delete") }
  }
}
