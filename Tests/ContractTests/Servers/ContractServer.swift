import Foundation
import Networking
import Testing

/// A server that is held to the contract.
struct ContractServer: Sendable {
  let url: URL
  let transport: any Transport

  /// The one that the tests of a suite ask.
  @TaskLocal static var current: ContractServer?

  /// The one that the tests of a suite ask, which must be marked as `.served(by:)`.
  static var inUse: ContractServer {
    get throws { try #require(current) }
  }
}

/// Gives the tests of a suite a server, from the first one's beginning to the last one's end.
struct Serving: SuiteTrait, TestScoping {
  typealias Tests = @Sendable (ContractServer) async throws -> Void

  let serve: @Sendable (Tests) async throws -> Void

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await serve { server in
      try await ContractServer.$current.withValue(server) { try await function() }
    }
  }
}

extension Trait where Self == Serving {
  static func served(by serve: @escaping @Sendable (Serving.Tests) async throws -> Void) -> Serving {
    Serving(serve: serve)
  }
}
