import Foundation
import NetworkingTestSupport
import Synchronization
import Testing

@testable import Networking

/// A scripted server behind a cache, in a folder and a time of its own.
final class CachedServer: Sendable {
  typealias Outcome = Result<HTTPResponse, TransportError>

  static let start = Date(timeIntervalSince1970: 1_784_538_000)  // Mon, 20 Jul 2026 09:00:00 GMT

  let folder: URL
  let script: ScriptedTransport
  let cache: ResponseCache
  private let date = Mutex(start)
  private let told: TroubleLog

  init(
    _ outcomes: [Outcome], byteLimit: Int = 20 << 20, entryLimit: Int = 2000
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    script = ScriptedTransport(outcomes)
    let told = TroubleLog()
    self.told = told
    cache = ResponseCache(
      file: folder.appending(path: "responses.sqlite"), byteLimit: byteLimit, entryLimit: entryLimit,
      report: { told.add($0) })
  }

  convenience init(_ responses: HTTPResponse...) throws {
    try self.init(responses.map { .success($0) })
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var file: URL { folder.appending(path: "responses.sqlite") }

  var troubles: [ResponseCacheTrouble] { told.troubles }

  func pass(_ seconds: TimeInterval) {
    date.withLock { $0 += seconds }
  }

  /// Another cache on the same file, as another process has one.
  func otherCache() -> ResponseCache {
    ResponseCache(file: file, report: { [told] in told.add($0) })
  }

  func transport(over transport: (any Transport)? = nil, cache: ResponseCache? = nil) -> CachingTransport {
    CachingTransport(
      wrapping: transport ?? script, cache: cache ?? self.cache, now: { [self] in date.withLock { $0 } })
  }

  @discardableResult
  func send(
    _ method: HTTPMethod = .get, _ path: String = "/a", _ headers: HTTPHeaders = [:], account: String? = nil
  ) async throws -> HTTPResponse {
    try await transport().send(.make(method, path, headers, account: account))
  }

  /// What is kept for a request, seen without a network.
  func kept(_ path: String = "/a", _ headers: HTTPHeaders = [:], account: String? = nil) async -> String? {
    let offline = transport(over: ScriptedTransport())
    let response = try? await offline.send(.make(.get, path, headers, account: account))
    return response.map { String(decoding: $0.body, as: UTF8.self) }
  }
}

final class TroubleLog: Sendable {
  private let log = Mutex<[ResponseCacheTrouble]>([])

  var troubles: [ResponseCacheTrouble] { log.withLock { $0 } }

  func add(_ trouble: ResponseCacheTrouble) {
    log.withLock { $0.append(trouble) }
  }
}

extension HTTPRequest {
  /// A request to `https://host`.
  static func make(
    _ method: HTTPMethod = .get, _ path: String = "/a", _ headers: HTTPHeaders = [:], account: String? = nil
  ) -> HTTPRequest {
    guard let url = URL(string: "https://host\(path)") else { preconditionFailure("Not an address: \(path)") }
    var request = HTTPRequest(method: method, url: url, headers: headers)
    request.account = account
    return request
  }
}

extension HTTPResponse {
  static func text(_ body: String, _ headers: HTTPHeaders = [:], status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}
