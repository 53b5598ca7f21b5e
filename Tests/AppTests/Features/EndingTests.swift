// Needs Profile.
import Composition
import CompositionTestSupport
import Foundation
import Networking
import Persistence
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

      let begin = fixture.clock.now
      var hasEnded = false
      let end = Task {
        await app.end()
        hasEnded = true
      }
      while !hasEnded {
        if let deadline = fixture.clock.nextDeadline {
          fixture.clock.advance(by: fixture.clock.now.duration(to: deadline))
        }
        await Task.yield()
      }
      await end.value
      #expect(begin.duration(to: fixture.clock.now) <= .seconds(5))
      host.stop()
      let stored = try #require(try FileStore(folder: environment.state.folder).read("profile.json"))
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
