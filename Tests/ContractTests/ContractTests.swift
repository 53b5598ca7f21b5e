import Backend
import Foundation
import Testing

/// The same scenarios on every server that the app can have: they agree.
@Suite struct `The wire contract` {
  @Suite(
    .served { tests in
      let url = try #require(URL(string: "http://embedded.invalid"))
      try await tests(
        ContractServer(url: url, transport: EmbeddedBackend(location: .memory, passwordCost: .quick)))
    })
  struct `in process` {
    @Test(arguments: Scenario.all) func `is kept`(scenario: Scenario) async throws {
      var run = try ScenarioRun(on: .inUse)
      try await run.run(scenario)
    }
  }

  @Suite(.served { tests in try await DevelopmentServer.server.run(tests) })
  struct `by trellis serve` {
    @Test(arguments: Scenario.all) func `is kept`(scenario: Scenario) async throws {
      var run = try ScenarioRun(on: .inUse)
      try await run.run(scenario)
    }
  }

  @Suite(
    .enabled(if: PocketBase.isInstalled, Comment(rawValue: PocketBase.missing)),
    .served { tests in try await PocketBase.server.run(tests) })
  struct `by PocketBase` {
    @Test(arguments: Scenario.all) func `is kept`(scenario: Scenario) async throws {
      var run = try ScenarioRun(on: .inUse)
      try await run.run(scenario)
    }
  }
}
