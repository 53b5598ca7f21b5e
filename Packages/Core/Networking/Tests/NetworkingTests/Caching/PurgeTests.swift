import Foundation
import NetworkingTestSupport
import Persistence
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Purging` {
  private static let ways: [@Sendable (ResponseCache) async -> Void] = [
    { await $0.purge(account: "ada") }, { await $0.purgeAll() },
  ]

  @Test func `an account leaves those of others`() async throws {
    let server = try CachedServer(.text("ada's"), .text("eve's"), .text("anybody's"))
    try await server.send(account: "ada")
    try await server.send(account: "eve")
    try await server.send()
    await server.cache.purge(account: "ada")
    #expect(await server.kept(account: "ada") == nil)
    #expect(await server.kept(account: "eve") == "eve's")
    #expect(await server.kept() == "anybody's")
    await server.cache.purgeAll()
    #expect(await server.kept(account: "eve") == nil)
    #expect(await server.kept() == nil)
    #expect(await server.cache.size() == 0)
  }

  @Test(arguments: ways.indices)
  func `leaves nothing readable on the disc`(way: Int) async throws {
    let secret = "personal-\(UUID().uuidString)"
    let body = String(repeating: secret + " ", count: 500)
    let server = try CachedServer(
      [.success(.text("other")), .success(HTTPResponse(status: 204))]
        + (0..<20).map { _ in .success(.text(body, ["ETag": secret])) })
    try await server.send()
    try await server.send(.patch, "/\(secret)", account: "ada")
    for number in 0..<20 {
      try await server.send(.get, "/\(secret)/\(number % 15)", account: "ada")
    }
    #expect(try server.bytesOnDisc().firstRange(of: Data(secret.utf8)) != nil)
    await Self.ways[way](server.cache)
    let left = try server.bytesOnDisc()
    #expect(left.firstRange(of: Data(secret.utf8)) == nil)
    #expect(left.firstRange(of: Data("ada".utf8)) == nil)
    #expect(server.troubles == [])
  }

  @Test(arguments: ["no-store", "max-age=60; x"])
  func `isn't needed for what may no longer be kept, which is overwritten`(control: String) async throws {
    let secret = "personal-\(UUID().uuidString)"
    let server = try CachedServer(
      .text(String(repeating: secret, count: 300)), .text("two", ["Cache-Control": control]))
    let other = try SQLiteDatabase(.file(server.file), busyTimeout: .zero)
    for isThere in [true, false] {
      try await server.send()
      _ = try other.query("PRAGMA wal_checkpoint(TRUNCATE)")
      #expect(try (server.bytesOnDisc().firstRange(of: Data(secret.utf8)) != nil) == isThere)
    }
  }

  @Test(arguments: ways.indices)
  func `keeps what is on its way from being kept`(way: Int) async throws {
    let server = try CachedServer([])
    let slow = server.transport(
      over: ScriptedTransport { _ throws(TransportError) in
        await Self.ways[way](server.cache)
        return .text("late", ["Cache-Control": "max-age=60"])
      })
    #expect(try await slow.send(.make(account: "ada")).text == "late")
    #expect(await server.kept(account: "ada") == nil)
    #expect(await server.cache.size() == 0)
  }

  @Test(arguments: ways.indices)
  func `does so for other processes`(way: Int) async throws {
    let server = try CachedServer([])
    let other = server.otherCache()
    let slow = server.transport(
      over: ScriptedTransport { _ throws(TransportError) in
        await Self.ways[way](other)
        return .text("late")
      })
    try await _ = slow.send(.make(account: "ada"))
    #expect(await server.kept(account: "ada") == nil)
    #expect(await server.cache.size() == 0)
  }

  @Test func `a confirmation that comes late keeps nothing either`() async throws {
    let server = try CachedServer(.text("one", ["ETag": "\"1\""]))
    try await server.send(account: "ada")
    let slow = server.transport(
      over: ScriptedTransport { _ throws(TransportError) in
        await server.cache.purge(account: "ada")
        return HTTPResponse(status: 304)
      })
    #expect(try await slow.send(.make(account: "ada")).text == "one")
    #expect(await server.kept(account: "ada") == nil)
  }

  @Test func `what is asked for afterwards is kept`() async throws {
    let server = try CachedServer(.text("one"))
    await server.cache.purge(account: "ada")
    try await server.send(account: "ada")
    #expect(await server.kept(account: "ada") == "one")
  }

  @Test func `removes what was moved aside, but no stranger's folder`() async throws {
    let server = try CachedServer(.text("one"))
    for name in [".unreadable-1", ".unreadable-1-wal", ".unreadable-2"] {
      try Data("personal".utf8).write(to: URL(filePath: server.file.path(percentEncoded: false) + name))
    }
    let folder = URL(filePath: server.file.path(percentEncoded: false) + ".unreadable-3")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try Data().write(to: server.folder.appending(path: "other.unreadable-1"))
    await server.cache.purge(account: "ada")
    let names = try FileManager.default.contentsOfDirectory(atPath: server.folder.path(percentEncoded: false))
    #expect(
      names.filter { $0.contains("unreadable") }.sorted() == [
        "other.unreadable-1", "responses.sqlite.unreadable-3",
      ])
    #expect(server.troubles == [])
  }

  @Test func `removes a file that can't be read as a whole`() async throws {
    let server = try CachedServer(.text("one"))
    try Data(repeating: 0x41, count: 8192).write(to: server.file)
    await server.cache.purge(account: "ada")
    #expect(try server.bytesOnDisc().firstRange(of: Data(repeating: 0x41, count: 64)) == nil)
    try await server.send(account: "ada")
    #expect(await server.kept(account: "ada") == "one")
    #expect(server.troubles == [])
  }

  @Test func `that fails is told once, and nothing is kept or found until it succeeded`() async throws {
    let fresh: HTTPHeaders = ["Cache-Control": "max-age=60"]
    let server = try CachedServer(.text("one", fresh), .text("two", fresh), .text("three", fresh))
    try await server.send(account: "ada")
    // A file store follows no link to its folder.
    let moved = server.folder.appendingPathExtension("moved")
    try FileManager.default.moveItem(at: server.folder, to: moved)
    try FileManager.default.createSymbolicLink(at: server.folder, withDestinationURL: moved)
    await server.cache.purge(account: "ada")
    #expect(try await server.send(account: "ada").text == "two")
    #expect(await server.kept(account: "ada") == nil)
    #expect(server.troubles.count == 1)
    guard case .notPurged = server.troubles.first else {
      Issue.record("Told something else: \(server.troubles)")
      return
    }
    try FileManager.default.removeItem(at: server.folder)
    try FileManager.default.moveItem(at: moved, to: server.folder)
    #expect(try await server.send(account: "ada").text == "three")
    #expect(await server.kept(account: "ada") == "three")
  }

  @Test func `without a folder has nothing to do`() async throws {
    let server = try CachedServer(.text("one"))
    try FileManager.default.removeItem(at: server.folder)
    await server.cache.purgeAll()
    try await server.send()
    #expect(await server.kept() == "one")
    #expect(server.troubles == [])
  }
}
