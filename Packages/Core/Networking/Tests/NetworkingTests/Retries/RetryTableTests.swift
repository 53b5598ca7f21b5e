import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Sending again` {
  enum Outcome: Sendable, CaseIterable, CustomTestStringConvertible {
    case ok, redirect, badRequest, unauthorized, forbidden, notFound, requestTimeout, conflict,
      tooManyRequests
    case serverError, notImplemented, badGateway, maintenance, gatewayTimeout
    case unreachable, timedOut, brokenOff, cancelled, tooLarge, insecure

    var result: Result<HTTPResponse, TransportError> {
      switch self {
      case .ok: .success(HTTPResponse(status: 200))
      case .redirect: .success(HTTPResponse(status: 302))
      case .badRequest: .success(HTTPResponse(status: 400))
      case .unauthorized: .success(HTTPResponse(status: 401))
      case .forbidden: .success(HTTPResponse(status: 403))
      case .notFound: .success(HTTPResponse(status: 404))
      case .requestTimeout: .success(HTTPResponse(status: 408))
      case .conflict: .success(HTTPResponse(status: 409))
      case .tooManyRequests: .success(HTTPResponse(status: 429))
      case .serverError: .success(HTTPResponse(status: 500))
      case .notImplemented: .success(HTTPResponse(status: 501))
      case .badGateway: .success(HTTPResponse(status: 502))
      case .maintenance: .success(HTTPResponse(status: 503))
      case .gatewayTimeout: .success(HTTPResponse(status: 504))
      case .unreachable: .failure(.unreachable)
      case .timedOut: .failure(.timedOut)
      case .brokenOff: .failure(.malformedResponse)
      case .cancelled: .failure(.cancelled)
      case .tooLarge: .failure(.responseTooLarge(limit: 1))
      case .insecure: .failure(.insecure)
      }
    }

    var mayPass: Bool {
      switch self {
      case .requestTimeout, .tooManyRequests, .serverError, .badGateway, .maintenance, .gatewayTimeout,
        .unreachable, .timedOut, .brokenOff:
        true
      default: false
      }
    }

    var testDescription: String { "\(result)" }
  }

  @Test(arguments: HTTPMethod.allCases, Outcome.allCases)
  func `is for what may pass, of requests that may arrive twice`(
    method: HTTPMethod, outcome: Outcome
  ) async throws {
    for key in [nil, "", "key-1"] {
      let transport = ScriptedTransport { _ throws(TransportError) in try outcome.result.get() }
      let retrying = RetryingTransport(wrapping: transport, clock: HastyClock())
      var request = try HTTPRequest.to("https://a.example/a", method, body: "{}")
      if let key { request.headers.add("idempotency-key", key) }
      let result = await Result.of { () async throws(TransportError) in try await retrying.send(request) }
      #expect(result == outcome.result)
      let mayArriveTwice = (method != .post && method != .patch) || key == "key-1"
      let tries = outcome.mayPass && mayArriveTwice ? 3 : 1
      #expect(transport.requests == Array(repeating: request, count: tries))
    }
  }

  @Test(arguments: Outcome.allCases)
  func `ends as soon as one try brings something that won't pass`(last: Outcome) async throws {
    let transport = ScriptedTransport([
      .failure(.unreachable), last.result, .success(HTTPResponse(status: 299)),
    ])
    let retrying = RetryingTransport(wrapping: transport, clock: HastyClock())
    let result = await Result.of { () async throws(TransportError) in
      try await retrying.send(HTTPRequest.get)
    }
    #expect(result == (last.mayPass ? .success(HTTPResponse(status: 299)) : last.result))
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (5, 5)])
  func `happens as often as the policy says`(maximum: Int, tries: Int) async throws {
    var policy = RetryPolicy()
    policy.maximumTries = maximum
    let transport = ScriptedTransport()
    let retrying = RetryingTransport(wrapping: transport, policy: policy, clock: HastyClock())
    await #expect(throws: TransportError.unreachable) { try await retrying.send(HTTPRequest.get) }
    #expect(transport.requests.count == tries)
  }
}

extension HTTPRequest {
  static var get: HTTPRequest {
    guard let url = URL(string: "https://a.example/a") else { preconditionFailure("a well-formed address") }
    return HTTPRequest(method: .get, url: url)
  }
}

extension Result {
  static func of(_ work: () async throws(Failure) -> Success) async -> Self {
    do {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }
}
