import Foundation
import NetworkingTestSupport
import Persistence
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `The file of a cache` {
  private let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]

  @Test func `isn't made before it is needed, and is only its owner's`() async throws {
    let server = try CachedServer(.text("one"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: server.folder.path(percentEncoded: false)) == [])
    try await server.send()
    for suffix in ["", "-wal"] {
      let path = server.file.path(percentEncoded: false) + suffix
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  private static let damages: [@Sendable (URL) throws -> Void] = [
    { try Data("no database".utf8).write(to: $0) },
    { try Data(repeating: 0xFF, count: 64 << 10).write(to: $0) },
    { try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false) },
    {
      try FileManager.default.createSymbolicLink(
        at: $0, withDestinationURL: $0.deletingLastPathComponent().appending(path: "elsewhere"))
    },
    { try SQLiteDatabase(.file($0)).migrate(["CREATE TABLE a (b)"]) },
    { try SQLiteDatabase(.file($0)).migrate(Array(repeating: "SELECT 1", count: 99)) },
  ]

  @Test(arguments: damages.indices)
  func `that can't be read is moved aside, which is told, and no request fails`(damage: Int) async throws {
    let server = try CachedServer(.text("one"), .text("two"))
    try Self.damages[damage](server.file)
    #expect(try await server.send().text == "one")
    #expect(await server.kept() == "one")
    #expect(server.troubles.count == 1)
    guard case .movedAside(let moved, let reason) = server.troubles.first else {
      Issue.record("Told something else: \(server.troubles)")
      return
    }
    #expect(moved.lastPathComponent == "responses.sqlite.unreadable-1")
    #expect(reason.hasSuffix("."))
  }

  @Test(arguments: [
    "UPDATE responses SET headers = 'no field'", "UPDATE responses SET headers = 'a b:c'",
    "UPDATE changes SET account = 'x'; DROP TABLE bodies", "ALTER TABLE responses DROP COLUMN age",
    "DROP TABLE changes",
  ])
  func `that holds nonsense is moved aside`(sql: String) async throws {
    let server = try CachedServer(.text("one"), .text("two"))
    try await server.send()
    do {
      let database = try SQLiteDatabase(.file(server.file))
      for statement in sql.split(separator: ";") { try database.execute(String(statement)) }
    }
    #expect(try await server.send().text == "two")
    #expect(await server.kept() == "two")
    #expect(server.troubles.count == 1)
  }

  @Test func `that is damaged while it is open is moved aside`() async throws {
    let server = try CachedServer(.text("one"), .text("two"))
    try await server.send()
    // The log goes into the file before the file is overwritten.
    _ = try SQLiteDatabase(.file(server.file)).query("PRAGMA wal_checkpoint(TRUNCATE)")
    let handle = try FileHandle(forWritingTo: server.file)
    try handle.write(contentsOf: Data(repeating: 0x55, count: 32 << 10))
    try handle.close()
    let relaunched = server.transport(cache: server.otherCache())
    #expect(try await relaunched.send(.make()).text == "two")
    #expect(server.troubles.count == 1)
  }

  @Test func `that can't be used is told once, and no request fails`() async throws {
    let server = try CachedServer([])
    let blocked = server.folder.appending(path: "blocked")
    try Data().write(to: blocked)
    let log = TroubleLog()
    let cache = ResponseCache(file: blocked.appending(path: "responses.sqlite"), report: { log.add($0) })
    let transport = server.transport(
      over: ScriptedTransport { _ throws(TransportError) in .text("one", ["Cache-Control": "max-age=60"]) },
      cache: cache)
    for _ in 1...3 {
      #expect(try await transport.send(.make()).text == "one")
      #expect(try await transport.send(.make(.patch)).text == "one")
    }
    #expect(await cache.size() == 0)
    #expect(log.troubles.count == 1)
    guard case .unusable = log.troubles.first else {
      Issue.record("Told something else: \(log.troubles)")
      return
    }
  }

  @Test func `that another process holds for long costs no request, and is still read`() async throws {
    let server = try CachedServer(.text("one", fresh), .text("two", fresh))
    try await server.send()
    try await server.send(.get, "/b")
    let other = try SQLiteDatabase(.file(server.file))
    try other.execute("BEGIN IMMEDIATE")
    #expect(try await server.send().text == "one")
    let anew = server.transport(over: ScriptedTransport(.text("three")))
    #expect(try await anew.send(.make(.get, "/a", ["Cache-Control": "no-cache"])).text == "three")
    try other.execute("ROLLBACK")
    #expect(await server.kept() == "one")
    #expect(server.troubles.count == 1)
  }

  @Test func `that was removed is made again`() async throws {
    let server = try CachedServer(.text("one", fresh), .text("two", fresh))
    try await server.send()
    try FileStore(folder: server.folder).removeAll()
    #expect(try await server.send().text == "two")
    #expect(try await server.send().text == "two")
    #expect(try await server.transport(cache: server.otherCache()).send(.make()).text == "two")
    #expect(server.troubles == [])
  }

  @Test func `that was removed together with its folder is made again`() async throws {
    let server = try CachedServer(.text("one", fresh), .text("two", fresh))
    try await server.send()
    try FileManager.default.removeItem(at: server.folder)
    #expect(try await server.send().text == "two")
    #expect(try await server.send().text == "two")
    #expect(server.troubles == [])
  }

  @Test func `that was removed meanwhile takes no answer to an earlier question`() async throws {
    let server = try CachedServer([])
    let slow = server.transport(
      over: ScriptedTransport { _ throws(TransportError) in
        await server.cache.purge(account: "ada")
        do { try FileStore(folder: server.folder).removeAll() } catch { throw .unreachable }
        return .text("late")
      })
    #expect(try await slow.send(.make(account: "ada")).text == "late")
    #expect(await server.kept(account: "ada") == nil)
  }

  @Test func `is shared by two processes`() async throws {
    let server = try CachedServer(.text("one", fresh), .text("two", ["ETag": "\"2\""]))
    let other = server.transport(cache: server.otherCache())
    try await server.send()
    #expect(try await other.send(.make()).text == "one")
    #expect(try await other.send(.make(.get, "/a", ["Cache-Control": "no-cache"])).text == "two")
    #expect(await server.kept() == "two")
    #expect(server.troubles == [])
  }

  @Test func `takes what many caches write at once`() async throws {
    let server = try CachedServer([])
    let echo = ScriptedTransport { request throws(TransportError) in .text(request.url.path()) }
    let caches = [server.cache, server.otherCache(), server.otherCache()]
    try await withThrowingTaskGroup { group in
      for (number, cache) in zip(0..<60, repeatElement(caches, count: 20).joined()) {
        group.addTask {
          _ = try await server.transport(over: echo, cache: cache).send(.make(.get, "/\(number)"))
        }
      }
      try await group.waitForAll()
    }
    for number in 0..<60 {
      // Under load, one cache may give up waiting for another.
      #expect(await [nil, "/\(number)"].contains(server.kept("/\(number)")))
    }
    let row = try SQLiteDatabase(.file(server.file)).query("PRAGMA integrity_check").first
    #expect(try row?["integrity_check"] == "ok")
  }

  @Test func `of a process that was killed still holds what was in its log`() async throws {
    let server = try CachedServer(.text("one", fresh))
    try await server.send()
    let copy = server.folder.appending(path: "copy")
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: server.file.path(percentEncoded: false) + suffix,
        toPath: copy.path(percentEncoded: false) + suffix)
    }
    let relaunched = server.transport(cache: ResponseCache(file: copy))
    #expect(try await relaunched.send(.make()).text == "one")
  }

  @Test func `whose log was cut off is read up to there`() async throws {
    let server = try CachedServer(.text("one", fresh), .text("two", fresh))
    try await server.send()
    let copy = server.folder.appending(path: "copy").path(percentEncoded: false)
    let original = server.file.path(percentEncoded: false)
    try FileManager.default.copyItem(atPath: original, toPath: copy)
    let log = try Data(contentsOf: URL(filePath: original + "-wal"))
    let whole = log.count
    try await server.send(.get, "/b")
    let longer = try Data(contentsOf: URL(filePath: original + "-wal"))
    try longer.prefix(whole + 100).write(to: URL(filePath: copy + "-wal"))
    let relaunched = server.transport(
      over: ScriptedTransport(), cache: ResponseCache(file: URL(filePath: copy)))
    #expect(try await relaunched.send(.make()).text == "one")
    await #expect(throws: TransportError.unreachable) { try await relaunched.send(.make(.get, "/b")) }
  }

  @Test func `every trouble is told in sentences`() {
    let file = URL(filePath: "/cache/a b")
    for trouble: ResponseCacheTrouble in [
      .movedAside(to: file, reason: "It is damaged."), .unusable(reason: "It is damaged."),
      .notPurged(reason: "It is damaged."),
    ] {
      #expect(trouble.message.hasSuffix(" It is damaged."))
    }
  }
}
