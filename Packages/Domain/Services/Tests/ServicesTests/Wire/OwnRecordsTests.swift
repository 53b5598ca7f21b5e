import Foundation
import Models
import Networking
import NetworkingTestSupport
import Testing

@testable import Services

@Suite struct `A person's own records` {
  struct Book: Decodable, Equatable, Sendable {
    let id: String
  }

  enum Call: CaseIterable {
    case list, create, view, update, delete

    /// The ids of the records that it answers with.
    func make(_ books: OwnRecords<Book>) async throws(NetworkError) -> [String] {
      switch self {
      case .list: return try await books.list([]).value.items.map(\.id)
      case .create: return [try await books.create(["title": "T"]).id]
      case .view: return [try await books.view("book1").value.id]
      case .update: return [try await books.update("book1", ["title": "T"]).id]
      case .delete:
        try await books.delete("book1")
        return ["book1"]
      }
    }
  }

  private func device(_ server: Guestbook) async throws -> (Device, OwnRecords<Book>) {
    let device = try await Device(signedIn: .of()) { request, _ in server.answer(request) }
    let url = try #require(URL(string: "https://server.example"))
    let client = try APIClient(
      baseURL: url, transport: device.transport, authentication: device.authentication)
    return (device, OwnRecords("books", client: client, sessions: device.sessions))
  }

  private func names(_ device: Device) -> [String] {
    device.sent.map { $0.method + " " + ($0.url.split(separator: "/").last.map(String.init) ?? "") }
  }

  @Test(arguments: Call.allCases)
  func `are asked for once while the session is accepted`(call: Call) async throws {
    let (device, books) = try await device(Guestbook(valid: "one"))
    #expect(try await call.make(books) == ["book1"])
    #expect(device.sent.count == 1)
  }

  @Test(arguments: Call.allCases)
  func `are there again once the session is renewed`(call: Call) async throws {
    let (device, books) = try await device(Guestbook(valid: "two"))
    #expect(try await call.make(books) == ["book1"])
    #expect(device.sent.last?.authorization == "Bearer two")
    #expect(names(device).filter { $0 == "POST auth-refresh" }.count == 1)
    #expect(device.refusals.all.isEmpty)
  }

  @Test(arguments: Call.allCases)
  func `tell of a session that has ended, and are not said to be none or wrong`(call: Call) async throws {
    let (device, books) = try await device(Guestbook(valid: "two", renews: false))
    await #expect(throws: NetworkError.rejected(ServerRejection(status: 401))) { try await call.make(books) }
    #expect(device.refusals.all == ["ada1"])
    #expect(names(device).filter { $0 == "POST auth-refresh" }.count == 1)
  }

  @Test func `may be none, which is made sure of by the person's own record`() async throws {
    let (device, books) = try await device(Guestbook(valid: "one", isEmpty: true))
    #expect(try await Call.list.make(books) == [])
    #expect(names(device) == ["GET records", "GET ada1"])
  }

  @Test func `may be none with a session that had to be renewed`() async throws {
    let (device, books) = try await device(Guestbook(valid: "two", isEmpty: true))
    #expect(try await Call.list.make(books) == [])
    #expect(names(device) == ["GET records", "GET ada1", "POST auth-refresh", "GET ada1", "GET records"])
  }

  @Test func `are not said to be none when that can't be made sure of`() async throws {
    let device = try await Device(signedIn: .of(), .page())
    await #expect(throws: ServiceError(.unreachable)) { try await device.preferences.fetch() }
    var old = HTTPResponse.user(Session.of().user)
    old.asOf = .distantPast
    let other = try await Device(signedIn: .of(), .page(), old)
    await #expect(throws: ServiceError(.unreachable)) { try await other.preferences.fetch() }
  }

  @Test func `are not made anew when a field is refused`() async throws {
    let fields = #"{"title":{"code":"validation_required","message":"Cannot be blank."}}"#
    let device = try await Device(signedIn: .of(), .refusal(400, fields: fields))
    let client = try APIClient(
      baseURL: #require(URL(string: "https://server.example")), transport: device.transport,
      authentication: device.authentication)
    let books = OwnRecords<Book>("books", client: client, sessions: device.sessions)
    _ = await #expect(throws: NetworkError.self) { try await books.create(["title": ""]) }
    #expect(device.sent.count == 1)
  }
}

@Suite struct `The settings of a session that the server has stopped to accept` {
  @Test func `are fetched and sent with a renewed one`() async throws {
    let device = try await Device(signedIn: .of()) { request, _ in
      let isGuest = request.headers["Authorization"] != "Bearer two"
      switch (request.method, request.url.lastPathComponent) {
      case (.post, "auth-refresh"): return .session(.of(token: "two"))
      case (.get, "ada1"): return isGuest ? .refusal(404) : .user(Session.of().user)
      case (.get, _): return isGuest ? .page() : .page(#"{"id":"pref1","appearance":"dark"}"#)
      case (.patch, "pref1"): return isGuest ? .refusal(404) : .json(#"{"id":"pref1"}"#)
      default: return .refusal(400)
      }
    }
    #expect(try await device.preferences.fetch()?.appearance == .dark)
    try await device.preferences.send(Preferences())
    #expect(device.sent.last?.method == "PATCH")
  }

  @Test func `that has ended are not said to be wrong`() async throws {
    let device = try await Device(signedIn: .of()) { request, _ in
      if request.url.path().hasSuffix("auth-refresh") { return .refusal(401) }
      return request.method == .post
        ? .refusal(400) : request.url.path().contains("users") ? .refusal(404) : .page()
    }
    for call in [
      { _ = try await device.preferences.fetch() }, { try await device.preferences.send(Preferences()) },
    ]
      as [() async throws -> Void]
    {
      let error = await #expect(throws: ServiceError.self) { try await call() }
      guard case .refused = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    #expect(Set(device.refusals.all) == ["ada1"])
  }
}
