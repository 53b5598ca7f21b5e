// Needs Profile, Settings.
import Composition
import Foundation
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A deep link into a feature` {
  @Test(arguments: [
    ("trellis://profile/edit", "profile.edit"), ("trellis://settings/appearance", "settings.appearance"),
    ("trellis://settings/delete-account", "settings.deleteAccount"),
  ])
  func `leads to its screen`(link: String, screen: String) async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      #expect(fixture.controller.handleDeepLink(link))
      await fixture.settle()
      #expect(fixture.root.screen.leaf.id == screen)
    }
  }

  @Test(arguments: ["trellis://settings/nowhere", "trellis://profile/../x"])
  func `that has no such place changes nothing`(link: String) async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      let before = fixture.root.screen.content
      #expect(!fixture.controller.handleDeepLink(link))
      await fixture.settle()
      #expect(fixture.root.screen.content == before)
    }
  }

  @Test(arguments: [(0, "settings.appearance"), (599, "settings.appearance"), (601, "profile")])
  func `that came before the sign-in is opened after it within ten minutes`(
    seconds: Int, screen: String
  ) async throws {
    let link = "trellis://settings/appearance"
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      await fixture.controller.signOut()
      await fixture.settle()
      #expect(!fixture.controller.handleDeepLink(link))
      #expect(fixture.controller.state == .unauthenticated)
      fixture.clock.advance(by: .seconds(seconds))
      try await fixture.signIn()
      #expect(fixture.root.screen.leaf.id == screen)
    }
  }

  @Test func `is opened once only`() async throws {
    let link = "trellis://settings/appearance"
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      await fixture.controller.signOut()
      _ = fixture.controller.handleDeepLink(link)
      try await fixture.signIn()
      await fixture.controller.signOut()
      try await fixture.signIn()
      #expect(fixture.root.screen.leaf.id == "profile")
    }
  }

  @Test func `is forgotten when the person cancels`() async throws {
    let link = "trellis://settings/appearance"
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      _ = fixture.controller.handleDeepLink(link)
      try await fixture.signIn()
      try await fixture.perform { try $0.tap("Cancel") }
      #expect(fixture.controller.state == .unauthenticated)
      try await fixture.signIn()
      for button in ["Continue", "Continue", "Continue", "Start using Trellis"] {
        try await fixture.perform { try $0.tap(button) }
      }
      #expect(fixture.root.screen.leaf.id == "profile")
    }
  }
}
