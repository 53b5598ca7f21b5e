import Foundation
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Limits of a cache` {
  private func server(_ count: Int, bodySize: Int, byteLimit: Int, entryLimit: Int = 2000) throws
    -> CachedServer
  {
    let body = String(repeating: "x", count: bodySize)
    return try CachedServer(
      (0..<count).map { _ in .success(.text(body)) }, byteLimit: byteLimit, entryLimit: entryLimit)
  }

  private func kept(_ server: CachedServer, of count: Int) async -> [Int] {
    var kept: [Int] = []
    for number in 0..<count where await server.kept("/\(number)") != nil {
      kept.append(number)
    }
    return kept
  }

  @Test func `what was used least recently goes when there are too many`() async throws {
    let server = try server(4, bodySize: 1, byteLimit: 10_000, entryLimit: 3)
    for number in 0..<3 { try await server.send(.get, "/\(number)") }
    #expect(await server.kept("/0") != nil)
    try await server.send(.get, "/3")
    #expect(await kept(server, of: 4) == [0, 2, 3])
  }

  @Test func `what was used least recently goes when they are too large`() async throws {
    let server = try server(6, bodySize: 2000, byteLimit: 10_000)
    for number in 0..<4 { try await server.send(.get, "/\(number)") }
    #expect(await server.kept("/0") != nil)
    try await server.send(.get, "/4")
    #expect(await kept(server, of: 5) == [0, 2, 3, 4])
    #expect(await (8000...10_000).contains(server.cache.size()))
  }

  @Test(arguments: [(2500, true), (2501, false)])
  func `one that is larger than a quarter isn't kept, and what it replaces goes`(size: Int, isKept: Bool)
    async throws
  {
    let server = try CachedServer(
      [.success(.text("small")), .success(.text(String(repeating: "x", count: size)))], byteLimit: 10_000)
    try await server.send()
    try await server.send()
    #expect(await server.kept()?.count == (isKept ? size : nil))
  }

  @Test func `a cache of no size keeps nothing`() async throws {
    let server = try server(1, bodySize: 0, byteLimit: 0)
    try await server.send()
    #expect(await server.kept() == nil)
  }

  @Test func `the size counts bodies, headers and addresses`() async throws {
    let server = try CachedServer(.text("12345", ["A": "b"]), .text("1"))
    #expect(await server.cache.size() == 0)
    try await server.send()
    #expect(await server.cache.size() == 5 + "A:b".count + "https://host:443/a".count)
    try await server.send()
    #expect(await server.cache.size() == 1 + "https://host:443/a".count)
  }

  @Test func `the file doesn't grow when answers are replaced`() async throws {
    let server = try server(200, bodySize: 2000, byteLimit: 20_000)
    for number in 0..<200 { try await server.send(.get, "/\(number % 40)") }
    await server.cache.purgeAll()
    #expect(try server.bytesOnDisc().count < 100_000)
  }
}
