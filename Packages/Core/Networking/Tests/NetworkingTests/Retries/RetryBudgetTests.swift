import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `The retries of a host` {
  private let clock = HastyClock()
  private let transport = ScriptedTransport()
  private let retrying: RetryingTransport

  init() {
    var policy = RetryPolicy()
    policy.maximumTries = 2
    policy.budget = 3
    policy.budgetInterval = .seconds(10)
    retrying = RetryingTransport(wrapping: transport, policy: policy, clock: clock, random: { 0 })
  }

  /// How many of so many requests were sent a second time.
  private func retries(of requests: Int, to address: String = "https://a.example/") async throws -> Int {
    let before = transport.requests.count
    for _ in 0..<requests {
      await #expect(throws: TransportError.unreachable) { try await retrying.send(.to(address)) }
    }
    return transport.requests.count - before - requests
  }

  @Test func `are limited for all its requests together`() async throws {
    #expect(try await retries(of: 10) == 3)
  }

  @Test func `come back with time, one after the other`() async throws {
    #expect(try await retries(of: 10) == 3)
    clock.advance(by: .milliseconds(9_999))
    #expect(try await retries(of: 10) == 0)
    clock.advance(by: .milliseconds(1))
    #expect(try await retries(of: 10) == 1)
    clock.advance(by: .seconds(25))
    #expect(try await retries(of: 10) == 2)
  }

  @Test func `aren't saved up`() async throws {
    _ = try await retries(of: 1)
    clock.advance(by: .seconds(100_000))
    #expect(try await retries(of: 10) == 3)
  }

  @Test func `are its own`() async throws {
    #expect(try await retries(of: 10) == 3)
    #expect(try await retries(of: 10, to: "HTTPS://A.example:443/other") == 0)
    #expect(try await retries(of: 10, to: "https://b.example/") == 3)
    #expect(try await retries(of: 10, to: "https://a.example:444/") == 3)
  }

  @Test func `are limited for a thousand requests at once`() async throws {
    let (clock, retrying) = (clock, retrying)
    await withTaskGroup { group in
      for _ in 0..<1000 {
        group.addTask { _ = try? await retrying.send(HTTPRequest.get) }
      }
    }
    #expect(transport.requests.count == 1003)
    #expect(clock.waits.count == 3)
  }
}
