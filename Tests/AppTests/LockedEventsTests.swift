import Composition
import Foundation
import TestSupport
import Testing

@testable import AppCore

@Suite(.hangGuard) @MainActor struct `An app whose analytics events somebody else keeps locked` {
  @Test func `starts, answers and ends as ever, and tells in the end what is lost`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.dependencies.preferences.update { $0.analyticsConsent = true }
      await fixture.settle()
      fixture.host.stop()
      try FileManager.default.createDirectory(
        at: fixture.folder.appending(path: "cache"), withIntermediateDirectories: true)
      let log = fixture.folder.appending(path: "cache/events.jsonl").path
      let descriptor = open(log, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(descriptor) }
      #expect(flock(descriptor, LOCK_EX) == 0)

      let app = try ComposedApp(environment: fixture.environment)
      let host = SceneHost(app.scene) { _ in }
      host.start()
      app.enter(.active)
      await fixture.settle()
      #expect(app.stateName.hasPrefix("authenticated"))
      // In real time, as somebody waits for it who quits: two seconds at most.
      let ending = await app.end()
      host.stop()
      #expect(ending.unsaved.isEmpty)
      let remark = try #require(ending.remark)
      #expect(remark.wholeMatch(of: /Analytics events are lost: [1-9][0-9]* could not be stored\./) != nil)
      #expect(flock(descriptor, LOCK_UN) == 0)
    }
  }
}
