import Backend
import Composition
import CompositionTestSupport
import Foundation
import Networking
import Persistence
import Synchronization
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A database of the app's own server` {
  /// The app of a fixture, started anew with a server of its own, as in another process.
  private struct Relaunch {
    let dependencies: AppDependencies
    let root: RootScreen
    let host: SceneHost

    @MainActor init(_ fixture: AppFixture) async throws {
      fixture.host.stop()
      let environment = AppEnvironment.embedded(
        folders: AppFolders(below: fixture.folder), time: fixture.environment.time, passwordCost: .quick)
      dependencies = try AppDependencies(environment: environment)
      root = RootScreen(dependencies: dependencies)
      host = SceneHost(root) { _ in }
      host.start()
      await fixture.settle()
    }

    @MainActor var state: AppState { dependencies.controller.state }
    @MainActor var isOnline: Bool { dependencies.controller.connection == .online }
    @MainActor var notices: [String] { dependencies.controller.notices }
  }

  private func database(of fixture: AppFixture) throws -> SQLiteDatabase {
    try SQLiteDatabase(.file(fixture.folder.appending(path: "state/backend.sqlite")))
  }

  private func personalFiles(of fixture: AppFixture) throws -> [Data] {
    try ["session", "preferences.json"].map {
      try Data(contentsOf: fixture.folder.appending(path: "state/\($0)"))
    }
  }

  @Test func `that can't be used now costs nobody their session and settings`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      fixture.dependencies.preferences.update { $0.appearance = .dark }
      await fixture.settle()
      let kept = try personalFiles(of: fixture)
      let version: Int = try #require(
        try database(of: fixture).query("PRAGMA user_version").first?["user_version"])
      try database(of: fixture).execute("PRAGMA user_version = 99")

      let offline = try await Relaunch(fixture)
      #expect(offline.state.kind == .authenticated)
      #expect(!offline.isOnline)
      #expect(offline.dependencies.preferences.preferences.appearance == .dark)
      #expect(offline.notices.contains { $0.contains("another version of the app") })
      #expect(try personalFiles(of: fixture) == kept)
      offline.host.stop()

      try database(of: fixture).execute("PRAGMA user_version = \(version)")
      let online = try await Relaunch(fixture)
      #expect(online.state.kind == .authenticated)
      #expect(online.isOnline)
      #expect(online.notices.isEmpty)
      online.host.stop()
    }
  }

  @Test func `that fails tells why, once`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = AppEnvironment.embedded(
      folders: AppFolders(below: folder), time: .real, passwordCost: .quick)
    let told = Told()
    environment.notices.listen { told.add($0) }
    let url = try #require(
      URL(string: "http://embedded.invalid/api/collections/users/auth-with-password"))
    var request = HTTPRequest(
      method: .post, url: url, body: Data(#"{"identity":"ada@example.com","password":"hunter2"}"#.utf8))
    request.headers["Content-Type"] = "application/json"
    #expect(try await environment.transport.send(request).status == 400)
    try SQLiteDatabase(.file(folder.appending(path: "state/backend.sqlite")))
      .execute("ALTER TABLE users RENAME TO lost")
    for _ in 0..<3 { #expect(try await environment.transport.send(request).status == 500) }
    #expect(told.messages.count == 1)
    #expect(told.messages.allSatisfy { $0.hasPrefix("The database failed") && !$0.contains("hunter2") })
  }
}

private final class Told: Sendable {
  private let state = Mutex<[String]>([])
  var messages: [String] { state.withLock { $0 } }
  func add(_ message: String) { state.withLock { $0.append(message) } }
}
