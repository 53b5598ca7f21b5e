import Foundation
import Networking
import Testing
import TrellisKit

/// One scenario on one server.
struct ScenarioRun {
  private let server: ContractServer
  private let document: OpenAPIDocument
  private var cast = Cast()

  init(on server: ContractServer) throws {
    self.server = server
    document = try OpenAPIDocument.wireAPI.get()
  }

  mutating func run(_ scenario: Scenario) async throws {
    let text = scenario.exchanges.map(\.text).joined()
    for person in ["me", "other"] where text.contains("<\(person).") {
      try await introduce(person)
    }
    for exchange in scenario.exchanges { try await run(exchange) }
  }

  private mutating func introduce(_ person: String) async throws {
    cast["\(person).email"] = cast.filled("\(person)-<nonce>@example.com")
    cast["\(person).name"] = cast.filled("The name of \(person) <nonce>")
    cast["\(person).EMAIL"] = cast["\(person).email"]?.uppercased()
    cast["\(person).NAME"] = cast["\(person).name"]?.uppercased()
    let form =
      #"{"email":"<\#(person).email>","name":"<\#(person).name>","password":"password1","passwordConfirm":"password1"}"#
    try await run(
      .signUp(form).answersUser(UserPattern(who: "", email: nil, name: "<\(person).name>"))
        .keeping("id", as: "\(person).id"))
    try await run(
      .signIn("<\(person).email>", "password1")
        .answersSession(UserPattern(who: person, email: "<\(person).email>", name: "<\(person).name>"))
        .keeping("token", as: "\(person).token"))
  }

  private mutating func run(_ exchange: Exchange) async throws {
    let request = try request(for: exchange)
    let response = try await server.transport.send(request)
    let what = Comment(rawValue: "\(exchange.method.rawValue) \(cast.filled(exchange.path))")
    let body = response.body.isEmpty ? nil : try JSONValue(parsing: response.body)
    let expected = try exchange.answer.map { try JSONValue(parsing: cast.filled($0)) }

    #expect(response.status == exchange.status, what)
    #expect(response.headers["Content-Type"] == (body == nil ? nil : "application/json"), what)
    #expect(differences(body, from: expected) == [], what)
    #expect(try faults(in: request, response.status, body, of: exchange) == [], what)
    try #require(response.status == exchange.status, what)
    for (name, path) in exchange.kept {
      cast[name] = try #require(body?.value(at: path)?.string, what)
    }
  }

  private func request(for exchange: Exchange) throws -> HTTPRequest {
    let url = try #require(URL(string: "\(server.url)/api/collections/\(cast.filled(exchange.path))"))
    var request = HTTPRequest(method: exchange.method, url: url)
    for (name, value) in exchange.headers { request.headers[name] = cast.filled(value) }
    request.body = exchange.body.map { Data(cast.filled($0).utf8) }
    return request
  }

  private func differences(_ body: JSONValue?, from expected: JSONValue?) -> [String] {
    switch (body, expected) {
    case (nil, nil): []
    case (let body?, let expected?): body.differences(from: expected)
    default: ["the body is \(body.map { "\($0)" } ?? "empty")"]
    }
  }

  /// In what the exchange is other than the API's description says.
  private func faults(
    in request: HTTPRequest, _ status: Int, _ body: JSONValue?, of exchange: Exchange
  ) throws -> [String] {
    guard let operation = document.operation(request.method, path: request.url.path(percentEncoded: true))
    else {
      return exchange.isDescribed ? ["the request is not described"] : []
    }
    var faults = try document.faults(ofAnswer: status, body, to: operation)
    // What is refused may well be wrong.
    if exchange.isDescribed, status < 300, let sent = request.body {
      faults += try document.faults(ofRequest: JSONValue(parsing: sent), to: operation)
    }
    return faults
  }
}
