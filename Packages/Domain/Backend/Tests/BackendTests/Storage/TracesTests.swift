import Foundation
import Persistence
import TestSupport
import Testing

@testable import Backend

@Suite(.bounded) struct `What is left of an account` {
  private static let bio = "Counts what nobody counted"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func joined() async throws -> (client: Client, id: String, hash: String) {
    let (client, id) = try await EmbeddedBackend.file(folder.database).guest.joined(
      "ann@x.example", name: "Ann Example")
    #expect(try await client.send(.patch, Client.user(id), #"{"bio":"\#(Self.bio)"}"#).status == 200)
    let hash = try await client.backend.passwordHash(of: "ann@x.example")
    return (client, id, try #require(hash).text)
  }

  /// The files in which a text can be read, whatever is open.
  private func files(with text: String) throws -> [String] {
    try folder.names().filter { name in
      try Data(contentsOf: folder.url.appending(path: name)).range(of: Data(text.utf8)) != nil
    }
  }

  @Test func `is nothing after it was deleted`() async throws {
    let (client, id, hash) = try await joined()
    let texts = ["ann@x.example", "Ann Example", Self.bio, hash, id]
    for text in texts { #expect(try !files(with: text).isEmpty) }
    #expect(try await client.send(.delete, Client.user(id)).status == 204)
    for text in texts { #expect(try files(with: text).isEmpty, "\(text)") }
  }

  @Test func `is nothing at the next launch where another process was reading`() async throws {
    let (client, id, hash) = try await joined()
    do {
      let reader = try SQLiteDatabase(.file(folder.database))
      try reader.execute("BEGIN")
      _ = try reader.query("SELECT * FROM users")
      try SQLiteDatabase(.file(folder.database)).execute("DELETE FROM users")
      #expect(try !files(with: hash).isEmpty)
    }
    _ = try await EmbeddedBackend.file(folder.database).guest.signIn("ann@x.example")
    for text in [Self.bio, hash, id] { #expect(try files(with: text).isEmpty, "\(text)") }
    _ = client
  }

  @Test func `is no hash of a password that was changed`() async throws {
    let (client, id, hash) = try await joined()
    let change = #"{"oldPassword":"password1","password":"password2","passwordConfirm":"password2"}"#
    #expect(try await client.send(.patch, Client.user(id), change).status == 200)
    #expect(try files(with: hash).isEmpty)
    #expect(try !files(with: Self.bio).isEmpty)
  }
}
