// Needs Profile.
import Backend
import Composition
import CompositionTestSupport
import Foundation
import Models
import Persistence
import TestSupport
import Testing

@testable import AppCore

@Suite(.hangGuard) @MainActor struct `An app on a slow disc` {
  private func file(_ name: String, of fixture: AppFixture) throws -> String? {
    try FileStore(folder: fixture.environment.state.folder).read(name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Lets the disc become quick again, and the app come to rest.
  private func makeQuick(_ fixture: AppFixture) async throws {
    fixture.disc.isSlow = false
    try await fixture.pass { fixture.disc.waiting == 0 }
    await fixture.settle()
  }

  /// Lets as much time pass as makes a wait worth telling, which is less than a write takes.
  private func passMoment(_ fixture: AppFixture) async {
    let moment = fixture.clock.now.advanced(by: .seconds(1))
    while fixture.clock.nextDeadline != moment { await Task.yield() }
    fixture.clock.advance(by: .seconds(1))
    while fixture.controller.delay == nil { await Task.yield() }
  }

  @Test func `signs people in, takes them through the onboarding, and remembers both`() async throws {
    try await AppFixture.run { fixture in
      try fixture.compose()
      fixture.disc.isSlow = true
      fixture.host.start()
      fixture.controller.enter(.active, scene: "main")
      try await fixture.pass { fixture.controller.state == .unauthenticated }
      try fixture.root.type(DemoAccount.standard.email, into: "Email")
      try fixture.root.type(DemoAccount.standard.password, into: "Password")
      try fixture.root.tap("Sign in")
      try await fixture.pass { fixture.controller.state.kind == .onboarding }
      for step in [OnboardingStep.permissions, .profileSetup, .complete] {
        try fixture.root.tap("Continue")
        try await fixture.pass { fixture.controller.state == .onboarding(step) }
      }
      try fixture.root.tap("Start using Trellis")
      try await fixture.pass { fixture.controller.state.kind == .authenticated }
      try await makeQuick(fixture)
      #expect(try file("session", of: fixture)?.contains("\"isOnboarded\":true") == true)
      #expect(try file("onboarding.json", of: fixture) == nil)
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.controller.state.kind == .authenticated && fixture.controller.notices.isEmpty)
    }
  }

  @Test func `shows what was changed at once, says that it is being saved, and saves it`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.disc.isSlow = true
      fixture.dependencies.preferences.update { $0.appearance = .dark }
      #expect(fixture.root.display.appearance == .dark && fixture.root.screen.banner == nil)
      await passMoment(fixture)
      #expect(fixture.root.screen.banner?.text == "Saving on this device…")
      #expect(try file("preferences.json", of: fixture)?.contains("dark") != true)

      try fixture.root.tap("Edit profile")
      try fixture.root.type("Countess Ada", into: "Name")
      try fixture.root.tap("Save")
      #expect(fixture.root.screen.texts.contains("Countess Ada"), "Keys answer while the disc doesn't.")
      #expect(try file("profile.json", of: fixture)?.contains("Countess Ada") != true)

      try await fixture.pass { try file("preferences.json", of: fixture)?.contains("dark") == true }
      try await fixture.pass { try file("profile.json", of: fixture)?.contains("Countess Ada") == true }
      try await fixture.pass {
        !fixture.controller.services.profile.isStoring && fixture.controller.delay == nil
      }
      #expect(fixture.root.screen.banner == nil)
      try await makeQuick(fixture)
      try await fixture.launch()
      await fixture.settle()
      #expect(fixture.root.screen.texts.contains("Countess Ada") && fixture.root.display.appearance == .dark)
    }
  }

  @Test func `says that somebody is being signed out, and has nothing of them afterwards`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.disc.isSlow = true
      fixture.controller.requestSignOut()
      await passMoment(fixture)
      #expect(fixture.controller.state.kind == .authenticated, "It is not true yet.")
      #expect(fixture.root.screen.banner?.text == "Signing out…")
      try await fixture.pass { fixture.controller.state == .unauthenticated }
      #expect(fixture.root.screen.banner == nil)
      try await makeQuick(fixture)
      for name in ["session", "preferences.json", "profile.json", "onboarding.json"] {
        #expect(try file(name, of: fixture) == nil)
      }
    }
  }

  @Test func `ends when all is saved, and says what it waits for`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.host.stop()
      let app = try ComposedApp(environment: fixture.environment)
      let host = SceneHost(app.scene) { _ in }
      host.start()
      await fixture.settle()
      fixture.disc.isSlow = true
      try app.scene.tap("Edit profile")
      try app.scene.type("Countess Ada", into: "Name")
      try app.scene.tap("Save")
      var said: [String] = []
      var ending: ComposedApp.Ending?
      let end = Task { ending = await app.end { said.append($0) } }
      try await fixture.pass { ending != nil }
      await end.value
      #expect(try file("profile.json", of: fixture)?.contains("Countess Ada") == true)
      #expect(said.count == 1 && said.allSatisfy { $0.hasPrefix("Saving…") && $0.contains("Ctrl-C") })
      #expect(ending == ComposedApp.Ending(unsaved: [], remark: nil))
      try await makeQuick(fixture)
      host.stop()
    }
  }

  @Test func `ends with what could not be saved, and why`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.host.stop()
      let app = try ComposedApp(environment: fixture.environment)
      let host = SceneHost(app.scene) { _ in }
      host.start()
      await fixture.settle()
      fixture.network.condition = .offline
      let state = fixture.folder.appending(path: "state")
      try FileManager.default.moveItem(at: state, to: fixture.folder.appending(path: "away"))
      try Data().write(to: state)
      try app.scene.tap("Edit profile")
      try app.scene.type("Countess Ada", into: "Name")
      try app.scene.tap("Save")
      var ending: ComposedApp.Ending?
      let end = Task { ending = await app.end() }
      try await fixture.pass { ending != nil }
      await end.value
      host.stop()
      #expect(ending?.unsaved.count == 1)
      #expect(ending?.unsaved.first?.hasPrefix("Your profile could not be saved on this device.") == true)
      #expect(ending?.unsaved.first?.contains("is not a folder") == true)
    }
  }
}
