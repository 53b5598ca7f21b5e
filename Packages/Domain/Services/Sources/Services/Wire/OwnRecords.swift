import Models
import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The records of one collection that belong to the signed-in person: the one way to read and to change them.
///
/// PocketBase takes a token that it doesn't accept for no token. To a guest a list is empty (200), a record isn't there
/// (404), and a new one can't be made (400, without a word on a field). Here each of these makes sure of the session: it
/// is renewed and the request repeated once. An empty list asks for the person's own record first, since it may well be
/// empty.
struct OwnRecords<Record: Decodable & Sendable>: Sendable {
  private let client: APIClient
  private let sessions: SessionStore
  private let path: [String]

  /// - Parameter collection: the name of the collection.
  init(_ collection: String, client: APIClient, sessions: SessionStore) {
    self.client = client
    self.sessions = sessions
    path = ["api", "collections", collection, "records"]
  }

  /// One page of the list.
  ///
  /// - Parameter query: filter, order and page.
  func list(_ query: [URLQueryItem]) async throws(NetworkError) -> Dated<RecordPage<Record>> {
    let list = APIRequest<RecordPage<Record>>(.get, path, query: query, isAuthenticated: true)
    guard let asked = await sessions.session else { throw .cancelled }
    let page = try await client.sendDated(list)
    guard page.value.items.isEmpty, page.asOf == nil else { return page }
    guard try await tokenIsRenewed(since: asked) else { return page }
    return try await client.sendDated(list)
  }

  /// Makes a record.
  func create(_ body: any Encodable & Sendable) async throws(NetworkError) -> Record {
    try await client.send(
      APIRequest(.post, path, body: body, isAuthenticated: true, refusalStatuses: [400, 401]))
  }

  /// One record.
  func view(_ id: String) async throws(NetworkError) -> Dated<Record> {
    try await client.sendDated(one(.get, id))
  }

  /// Changes fields of a record.
  func update(_ id: String, _ changes: any Encodable & Sendable) async throws(NetworkError) -> Record {
    try await client.send(one(.patch, id, body: changes))
  }

  /// Deletes a record.
  func delete(_ id: String) async throws(NetworkError) {
    let _: NoContent = try await client.send(one(.delete, id))
  }

  private func one<Response>(
    _ method: HTTPMethod, _ id: String, body: (any Encodable & Sendable)? = nil
  ) -> APIRequest<Response> {
    APIRequest(method, path + [id], body: body, isAuthenticated: true, refusalStatuses: [401, 404])
  }

  /// Finds out whether the session holds.
  ///
  /// - Returns: whether its token is another one by now.
  private func tokenIsRenewed(since asked: Session) async throws(NetworkError) -> Bool {
    let own = try await OwnRecords<UserRecord>("users", client: client, sessions: sessions).view(
      asked.user.id)
    guard own.asOf == nil else { throw .unreachable }
    return await sessions.session?.token != asked.token
  }
}
