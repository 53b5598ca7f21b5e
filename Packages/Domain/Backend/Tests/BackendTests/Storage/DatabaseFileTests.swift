import Foundation
import Networking
import Persistence
import TestSupport
import Testing

@testable import Backend

@Suite(.bounded) struct `The file of a backend` {
  let folder: TemporaryFolder
  let log = EventLog()

  init() throws {
    folder = try TemporaryFolder()
  }

  var client: Client { EmbeddedBackend.file(folder.database, log: log).guest }

  @Test func `making a backend touches nothing`() throws {
    _ = client
    #expect(try folder.names().isEmpty)
  }

  @Test func `accounts and sessions outlive the backend`() async throws {
    let (first, id) = try await client.joined("ann@x.example")
    let second = Client(backend: EmbeddedBackend.file(folder.database, log: log), token: first.token)
    #expect(try await second.send(.get, Client.user(id)).status == 200)
    #expect(try await second.signIn("ann@x.example").status == 200)
    #expect(log.events.isEmpty)
  }

  @Test func `two backends can use one file at the same time`() async throws {
    let (one, other) = (client, client)
    try await one.signUp("ann@x.example")
    #expect(try await other.signUp("ann@x.example").status == 400)
    #expect(try await other.signUp("bob@x.example").status == 200)
    #expect(try await one.signIn("bob@x.example").status == 200)
  }

  @Test func `the file is for its owner alone`() async throws {
    try await client.signUp("ann@x.example")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.database.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: [Data("no database at all, but text".utf8), Data(repeating: 0xFF, count: 100_000)])
  func `a file that is no database is kept under another name`(content: Data) async throws {
    try content.write(to: folder.database)
    try Data("old log".utf8).write(to: folder.url.appending(path: "backend.sqlite-wal"))
    let client = client
    #expect(try await client.signUp("ann@x.example").status == 200)
    #expect(try await client.signIn("ann@x.example").status == 200)
    let kept = folder.url.appending(path: "backend.sqlite.unreadable-1")
    #expect(try Data(contentsOf: kept) == content)
    #expect(log.events.count == 1)
    guard case .databaseMovedAside(let url, _) = log.events.first else { return log.isUnexpected() }
    #expect(url.path == kept.path)
    #expect(log.events.first?.description.contains("backend.sqlite.unreadable-1") == true)

    let relaunched = EmbeddedBackend.file(folder.database, log: log).guest
    #expect(try await relaunched.signIn("ann@x.example").status == 200)
    #expect(log.events.count == 1)
  }

  @Test func `a database with a damaged page is kept under another name`() async throws {
    try await fill()
    try damage()
    #expect(try await client.signUp("ann@x.example").status == 200)
    guard case .databaseMovedAside = log.events.first else { return log.isUnexpected() }
  }

  @Test func `a folder in the file's place is kept under another name`() async throws {
    try FileManager.default.createDirectory(at: folder.database, withIntermediateDirectories: true)
    #expect(try await client.signUp("ann@x.example").status == 200)
    #expect(try folder.names().contains("backend.sqlite.unreadable-1"))
  }

  @Test func `where there can't be a file, the backend works in memory and says so once`() async throws {
    let file = folder.url.appending(path: "file")
    try Data().write(to: file)
    let backend = EmbeddedBackend.file(file.appending(path: "backend.sqlite"), log: log)
    #expect(try await backend.guest.signUp("ann@x.example").status == 200)
    #expect(try await backend.guest.signIn("ann@x.example").status == 200)
    #expect(log.events.count == 1)
    guard case .databaseInMemory(let reason) = log.events.first else { return log.isUnexpected() }
    #expect(reason.contains("backend.sqlite"))
  }

  @Test func `the database of a later version is left alone`() async throws {
    try await client.signUp("ann@x.example")
    try setVersion(99)
    let later = client
    #expect(try await later.signUp("ann@x.example").status == 200)
    guard case .databaseInMemory = log.events.first else { return log.isUnexpected() }
    #expect(try !folder.names().contains { $0.contains("unreadable") })
  }

  @Test func `nobody is refused because the file can't be used now`() async throws {
    let (signedIn, id) = try await client.joined("ann@x.example")
    try setVersion(99)
    let later = Client(backend: client.backend, token: signedIn.token)
    for request in Self.requests(by: id) {
      #expect(try await later.send(request.method, request.path) == Answer(refusal: .serverFault))
    }
    #expect(try await later.backend.guest.send(.post, Client.refresh).status == 401)

    try setVersion(Schema.steps.count)
    let again = Client(backend: client.backend, token: signedIn.token)
    #expect(try await again.send(.post, Client.refresh).status == 200)
  }

  @Test func `who has signed in while the file can't be used is known`() async throws {
    try await client.signUp("ann@x.example")
    try setVersion(99)
    let (guest, id) = try await client.joined("bob@x.example")
    #expect(try await guest.send(.get, Client.user(id)).status == 200)
    #expect(try await guest.send(.post, Client.refresh).status == 200)
  }

  @Test func `whose account was in a database that was moved aside is refused`() async throws {
    let (signedIn, _) = try await client.joined("ann@x.example")
    for name in ["backend.sqlite", "backend.sqlite-wal"] {
      try Data("no database".utf8).write(to: folder.url.appending(path: name), options: .atomic)
    }
    let later = Client(backend: client.backend, token: signedIn.token)
    #expect(try await later.send(.post, Client.refresh) == Answer(refusal: .unauthorized))
    #expect(log.events.first?.description.contains("without the accounts") == true)
  }

  @Test func `waiting for another process holds up no other work`() async throws {
    try await client.signUp("ann@x.example")
    let other = try OtherProcess(locking: folder.database)
    // More of them than the pool has threads, so that nobody would be left to let go of the lock.
    let clients = (0...ProcessInfo.processInfo.activeProcessorCount).map { _ in client }
    let answers = try await withThrowingTaskGroup(of: Int?.self) { group in
      for (number, client) in clients.enumerated() {
        group.addTask { try await client.signUp("user\(number)@x.example").status }
      }
      group.addTask {
        try await other.unlock()
        return nil
      }
      return try await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
    }
    #expect(answers == clients.map { _ in 200 })
    #expect(log.events.isEmpty)
  }

  @Test func `why a request failed is told to the operator, and not to the client`() async throws {
    let client = client
    try await client.signUp("ann@x.example")
    try await client.backend.breakSchema()
    #expect(try await client.signUp("bob@x.example") == Answer(refusal: .serverFault))
    guard case .requestFailed(let request, let reason) = log.events.first else { return log.isUnexpected() }
    #expect(request == "POST /api/collections/users/records")
    #expect(!reason.isEmpty && !reason.contains("bob@x.example") && !reason.contains("password1"))
  }

  @Test func `damage that comes to light later costs one request, and the next finds a new database`()
    async throws
  {
    try await fill()
    let client = client
    #expect(try await client.signIn("first@x.example").status == 200)
    try damage()
    try await client.backend.forgetPages()
    #expect(try await client.signIn("user20@x.example").status == 500)
    #expect(try await client.signUp("user20@x.example").status == 200)
    guard case .requestFailed = log.events.first else { return log.isUnexpected() }
    guard case .databaseMovedAside = log.events.last else { return log.isUnexpected() }
  }

  private static func requests(by id: String) -> [(method: HTTPMethod, path: String)] {
    let preferences = "/api/collections/preferences/records"
    return [
      (.post, Client.refresh), (.get, Client.user(id)), (.patch, Client.user(id)),
      (.delete, Client.user(id)), (.get, preferences), (.post, preferences),
      (.get, preferences + "/" + id), (.patch, preferences + "/" + id), (.delete, preferences + "/" + id),
    ]
  }

  private func setVersion(_ version: Int) throws {
    try SQLiteDatabase(.file(folder.database)).execute("PRAGMA user_version = \(version)")
  }

  private func fill() async throws {
    let client = client
    let (signedIn, id) = try await client.joined("first@x.example")
    _ = try await signedIn.send(
      .patch, Client.user(id), #"{"bio":"\#(String(repeating: "b", count: 500))"}"#)
    for number in 0..<40 {
      try await client.signUp("user\(number)@x.example", name: "User \(number)")
    }
  }

  /// Writes over everything but the first two pages.
  private func damage() throws {
    let handle = try FileHandle(forUpdating: folder.database)
    let size = try handle.seekToEnd()
    try #require(size > 8192)
    try handle.seek(toOffset: 8192)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 8192))
    try handle.close()
  }
}
