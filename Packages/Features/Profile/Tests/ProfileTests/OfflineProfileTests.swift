import Analytics
import Composition
import CompositionTestSupport
import Foundation
import InMemoryServices
import Models
import Screens
import Services
import Testing

@testable import Profile

@Suite @MainActor struct `The profile without a network` {
  @Test func `shows what is known and how old it is`() async {
    await ProfileFixture.run { fixture in
      await fixture.main.task()
      #expect(!fixture.main.screen.texts.contains { $0.hasPrefix("As of") })
      fixture.service.failures.error = .trouble
      fixture.pass(seconds: 300)
      await fixture.main.task()
      #expect(fixture.main.screen.texts.contains("Ada"))
      #expect(fixture.main.screen.texts.contains("As of 5 minutes ago."))
      #expect(fixture.main.screen.alert == nil)
      fixture.service.failures.error = nil
      await fixture.main.task()
      #expect(!fixture.main.screen.texts.contains { $0.hasPrefix("As of") })
    }
  }

  @Test func `keeps an edit, says so, and sends it later`() async throws {
    try await ProfileFixture.run { fixture in
      fixture.service.failures.error = .trouble
      try fixture.edit(name: "Grace")
      await fixture.monitor.untilIdle()
      #expect(
        fixture.main.screen.toast?.text
          == "Saved on this device. It will be sent when the server can be reached.")
      #expect(fixture.main.row("Name")?.subtitle == "Not sent yet")
      #expect(fixture.main.row("Bio")?.subtitle == nil)
      #expect(fixture.main.screen.texts.contains("The server can't be reached."))
      #expect(fixture.events.events.isEmpty)

      try await fixture.relaunch()
      #expect(fixture.main.row("Name")?.value == "Grace")
      #expect(fixture.main.row("Name")?.subtitle == "Not sent yet")
      fixture.service.failures.error = nil
      await fixture.main.task()
      #expect(fixture.service.current?.name == "Grace")
      #expect(fixture.main.row("Name")?.subtitle == nil)
    }
  }

  @Test func `says when an edit can't even be kept on this device`() async throws {
    try await ProfileFixture.run { fixture in
      fixture.service.failures.error = .trouble
      fixture.storage.failures.error = .storage(message: "The disc is full.")
      try fixture.edit(name: "Grace")
      await fixture.monitor.untilIdle()
      #expect(fixture.main.screen.toast?.role == .warning)
      #expect(fixture.main.row("Name")?.subtitle == "Not sent yet")
      #expect(fixture.main.screen.texts.contains("The disc is full."))
    }
  }

  @Test(arguments: [true, false])
  func `warns of what is lost by signing out`(isProfileConcerned: Bool) async throws {
    try await ProfileFixture.run { fixture in
      fixture.service.failures.error = .trouble
      fixture.preferencesService.failures.error = .trouble
      if isProfileConcerned {
        try fixture.edit(name: "Grace")
      } else {
        fixture.preferences.update { $0.appearance = .dark }
      }
      await fixture.monitor.untilIdle()
      try fixture.main.tap("Sign out")
      #expect(
        fixture.main.screen.alert?.message.hasPrefix("Changes that were not sent yet will be lost.") == true)
      try fixture.main.tap("Stay signed in")
      fixture.service.failures.error = nil
      fixture.preferencesService.failures.error = nil
      await fixture.store.refresh()
      await fixture.preferences.refresh()
      try fixture.main.tap("Sign out")
      #expect(fixture.main.screen.alert?.message == "You will need your password to sign in again.")
    }
  }
}
