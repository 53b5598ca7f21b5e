// Needs Profile.
import Composition
import CompositionTestSupport
import Foundation
import Screens
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A session with an edited profile` {
  @Test func `leaves nothing of the person behind when they sign out`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      try await fixture.perform { try $0.tap("Edit profile") }
      try fixture.root.type("Ada Lovelace", into: "Name")
      try await fixture.perform { try $0.tap("Save") }
      await fixture.controller.signOut()
      await fixture.settle()
      #expect(fixture.controller.state == .unauthenticated)
      #expect(try !fixture.hasStoredSession())
      for (path, content) in try fixture.readableFiles() {
        #expect(!content.contains("Ada") && !content.contains("demo@"), "\(path)")
      }
      #expect(!fixture.root.screen.texts.contains { $0.contains("Ada") })
      #expect(fixture.madeFeatures == ["onboarding"])
    }
  }

  @Test func `shows an edit to the next launch even without a network`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      try await fixture.perform { try $0.tap("Edit profile") }
      try fixture.root.type("Ada Lovelace", into: "Name")
      try await fixture.perform { try $0.tap("Save") }
      fixture.network.condition = .offline
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.root.screen.texts.contains("Ada Lovelace"))
    }
  }

  @Test func `that turns out to have ended while a screen asks for something is over`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.clock.advance(by: .seconds(8 * 86_400))
      try await fixture.perform { try $0.tap("Edit profile") }
      try fixture.root.type("Ada Byron", into: "Name")
      try await fixture.perform { try $0.tap("Save") }
      await fixture.settle()
      #expect(fixture.controller.state == .error(.sessionExpired))
    }
  }
}
