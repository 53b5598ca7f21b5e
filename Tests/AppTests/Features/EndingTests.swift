// Needs Profile.
import Composition
import CompositionTestSupport
import Foundation
import Networking
import Synchronization
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `The end of the app` {
  @Test(.hangGuard)
  func `is not held up by a server that does not answer, and loses nothing`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.host.stop()
      var environment = fixture.environment
      let server = FallingSilentTransport(environment.transport)
      environment.transport = server
      let app = try ComposedApp(environment: environment)
      let host = SceneHost(app.scene) { _ in }
      host.start()
      await fixture.settle()
      try app.scene.tap("Edit profile")
      try app.scene.type("Countess Ada", into: "Name")
      server.isSilent.withLock { $0 = true }
      try app.scene.tap("Save")

      let end = Task { _ = await app.end() }
      // Time passes only when everything that needs it waits for it.
      while fixture.clock.nextDeadline == nil { await Task.yield() }
      fixture.clock.advance(by: .seconds(2))
      await end.value
      host.stop()
      let stored = try #require(try environment.state.read("profile.json"))
      #expect(String(decoding: stored, as: UTF8.self).contains("Countess Ada"))
    }
  }
}

/// A transport behind which nobody answers any more, without the connection having broken.
private final class FallingSilentTransport: Transport {
  let isSilent = Mutex(false)
  private let transport: any Transport

  init(_ transport: any Transport) {
    self.transport = transport
  }

  func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    guard isSilent.withLock({ $0 }) else { return try await transport.send(request, progress: progress) }
    for await _ in AsyncStream<Never>.makeStream().stream {}
    throw .cancelled
  }
}
