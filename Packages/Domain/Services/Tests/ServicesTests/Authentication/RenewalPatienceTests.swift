import Composition
import Models
import Networking
import Testing

@testable import Services

@Suite struct `A renewal that doesn't come to an end` {
  private let clock = VirtualClock()

  /// A server that refuses every token and never answers a renewal.
  private func device(onRenewal: @escaping @Sendable () -> Void) async throws -> Device {
    try await Device(signedIn: .of(), clock: clock) { request, _ in
      guard request.url.path().hasSuffix("auth-refresh") else { return .refusal(401) }
      onRenewal()
      // Ends only by being cancelled.
      try? await Task.sleep(for: .seconds(100_000))
      throw TransportError.cancelled
    }
  }

  @Test(arguments: [true, false])
  func `is given up after 30 s, signs nobody out, and counts for those who come soon after`(
    isValidation: Bool
  ) async throws {
    let (renewals, begun) = AsyncStream.makeStream(of: Void.self)
    let device = try await device { begun.yield() }
    let task = Task { () async throws in
      isValidation ? try await device.auth.validateSession() : try await device.profile.profile().value
    }
    var all = renewals.makeAsyncIterator()
    await all.next()
    await clock.untilSomebodySleeps()
    clock.advance(by: .seconds(30))
    let error = await #expect(throws: ServiceError.self) { try await task.value }
    #expect(error?.isNetworkTrouble == true)
    await #expect(throws: ServiceError.self) { try await device.profile.profile() }
    #expect(device.sent.filter { $0 == .refresh("one") }.count == 1)
    #expect(try await device.storedSession() == .of())
  }

  @Test func `is left by somebody who is cancelled, at once`() async throws {
    let (renewals, begun) = AsyncStream.makeStream(of: Void.self)
    let device = try await device { begun.yield() }
    let request = Task { () async throws in try await device.profile.profile() }
    var all = renewals.makeAsyncIterator()
    await all.next()
    request.cancel()
    await #expect(throws: ServiceError.cancelled) { try await request.value }
  }
}

extension VirtualClock {
  /// Returns when somebody sleeps.
  fileprivate func untilSomebodySleeps() async {
    while nextDeadline == nil { await Task.yield() }
  }
}
