import Backend
import Foundation
import TestSupport
import Testing

/// The same scenarios on every server that the app can have: they agree.
@Suite(.bounded) struct `The wire contract` {
  @Suite(
    .served { tests in
      let url = try #require(URL(string: "http://embedded.invalid"))
      let backend = EmbeddedBackend(location: .memory, passwordCost: .quick)
      try await tests(ContractServer(url: url, transport: backend))
    })
  struct `in process` {
    @Test(arguments: Scenario.all) func `is kept`(scenario: Scenario) async throws {
      try await scenario.play(on: .inUse)
    }
  }

  @Suite(.served { try await DevelopmentServer.server.run($0) })
  struct `by trellis serve` {
    @Test(arguments: Scenario.all) func `is kept`(scenario: Scenario) async throws {
      try await scenario.play(on: .inUse)
    }
  }

  @Suite(.needsPocketBase, .served { try await PocketBase.server.run($0) })
  struct `by PocketBase` {
    @Test(arguments: Scenario.all) func `is kept`(scenario: Scenario) async throws {
      try await scenario.play(on: .inUse)
    }
  }
}
