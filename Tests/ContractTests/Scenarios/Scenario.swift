import Testing

/// Exchanges one after the other, by people who have just signed up and in: “me” and “other”, as far as they come up.
struct Scenario: Sendable, CustomTestStringConvertible {
  let name: String
  let exchanges: [Exchange]

  init(_ name: String, _ exchanges: Exchange...) {
    self.name = name
    self.exchanges = exchanges
  }

  var testDescription: String { name }

  /// Plays it, and records in what the answers are others than expected.
  func play(on server: ContractServer) async throws {
    var run = try ScenarioRun(on: server)
    try await run.run(self)
  }

  static let all =
    signingUp + ids + signingIn + renewing + resettingPasswords + people + changingPeople + passwords
    + deletingPeople + listingPreferences + creatingPreferences + changingPreferences + requests
}
