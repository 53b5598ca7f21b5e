import Composition
import Foundation
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `The phases of the app` {
  @Test(arguments: [[.inactive], [.background], [.inactive, .background]] as [[ScenePhase]])
  func `that are not active ask the server nothing, whatever waits for it`(phases: [ScenePhase]) async throws
  {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      fixture.network.condition = .offline
      fixture.dependencies.preferences.update { $0.appearance = .dark }
      await fixture.settle()
      #expect(fixture.clock.nextDeadline != nil)
      for phase in phases { fixture.controller.enter(phase, scene: "main") }
      await fixture.monitor.untilIdle()
      fixture.network.condition = .online
      answers.refreshStatus = 401
      _ = answers.takePaths()
      // What changes now begins no watch either.
      fixture.dependencies.preferences.dismissConflicts()
      await fixture.pass(.seconds(3600))
      #expect(answers.takePaths() == [])
      #expect(fixture.controller.state.kind == .authenticated)
      answers.refreshStatus = nil
      fixture.controller.enter(.active, scene: "main")
      await fixture.settle()
      #expect(!fixture.dependencies.preferences.hasUnsentChanges)
    }
  }

  @Test(arguments: [ScenePhase.inactive, .background])
  func `that are not active finish what is being saved`(phase: ScenePhase) async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.dependencies.preferences.update { $0.appearance = .dark }
      fixture.controller.enter(phase, scene: "main")
      #expect(fixture.controller.effects.isRunning(AppStateController.Work.saving))
      await fixture.settle()
      #expect(!fixture.dependencies.preferences.hasUnsentChanges)
    }
  }

  @Test(arguments: [(0, false), (29, false), (30, true), (3600, true)])
  func `refresh what is stale when the app becomes active`(seconds: Int, isStale: Bool) async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      await fixture.controller.refreshIfNeeded()
      fixture.controller.enter(.background, scene: "main")
      await fixture.settle()
      fixture.clock.advance(by: .seconds(seconds))
      _ = answers.takePaths()
      fixture.controller.enter(.active, scene: "main")
      await fixture.settle()
      let asked = answers.takePaths()
      #expect(asked.filter { $0.hasSuffix("/auth-refresh") }.count == 1)
      #expect(asked.contains { $0.hasSuffix("/preferences/records") } == isStale)
    }
  }

  @Test func `refresh what is not stale when something waits for the server`() async throws {
    let answers = SessionAnswers()
    try await AppFixture.run(transport: answers) { fixture in
      try await fixture.becomeAuthenticated()
      await fixture.controller.refreshIfNeeded()
      fixture.network.condition = .offline
      fixture.dependencies.preferences.update { $0.appearance = .dark }
      fixture.controller.enter(.background, scene: "main")
      await fixture.settle()
      fixture.network.condition = .online
      fixture.controller.enter(.active, scene: "main")
      await fixture.settle()
      #expect(!fixture.dependencies.preferences.hasUnsentChanges)
    }
  }
}
