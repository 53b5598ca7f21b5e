#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends typed requests to a JSON API below one base URL.
///
/// The client follows no redirect and retries nothing, except once with a renewed token after the old one was refused.
/// All its requests go to the origin of the base URL, so the token never leaves for another.
public struct APIClient: Sendable {
  private let base: BaseURL
  private let transport: any Transport
  private let authentication: (any Authentication)?
  private let responseSizeLimit: Int

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - baseURL: `https` or `http`, without credentials, query and fragment; a path is kept as a prefix.
  ///   - transport: carries the requests.
  ///   - authentication: where the token of authenticated requests comes from.
  ///   - responseSizeLimit: how many bytes the body of an answer may have.
  /// - Throws: what is wrong with the base URL.
  public init(
    baseURL: URL, transport: any Transport, authentication: (any Authentication)? = nil,
    responseSizeLimit: Int = 16 * 1024 * 1024
  ) throws(BaseURLError) {
    base = try BaseURL(baseURL)
    self.transport = transport
    self.authentication = authentication
    self.responseSizeLimit = responseSizeLimit
  }

  /// Sends a request and decodes the answer.
  ///
  /// - Parameter request: what to ask for.
  /// - Returns: the decoded answer; any success will do when `Response` is `NoContent`.
  /// - Throws: `rejected` when the server said no, `cancelled` when the task was cancelled, or why there is no
  ///   answer that can be used.
  public func send<Response>(_ request: APIRequest<Response>) async throws(NetworkError) -> Response {
    try await sendDated(request).value
  }

  /// Sends a request, decodes the answer, and tells how old it is when it stands in for one that can't be had now.
  ///
  /// - Parameter request: what to ask for.
  /// - Returns: the decoded answer with its date.
  /// - Throws: as `send(_:)`.
  public func sendDated<Response>(
    _ request: APIRequest<Response>
  ) async throws(NetworkError) -> Dated<Response> {
    let unsigned = try request.httpRequest(at: base)
    let credentials = request.isAuthenticated ? await authentication?.credentials() : nil
    var exchange = try await perform(unsigned.signed(with: credentials))
    if exchange.isRefused(with: request.refusalStatuses), let credentials, let authentication {
      guard let renewed = try await authentication.renewedCredentials(after: credentials) else {
        throw .rejected(ServerRejection(status: 401))
      }
      if renewed != credentials { exchange = try await perform(unsigned.signed(with: renewed)) }
    }
    return Dated(try exchange.decoded(), asOf: exchange.response.asOf)
  }

  private func perform(_ unlimited: HTTPRequest) async throws(NetworkError) -> Exchange {
    var request = unlimited
    request.responseSizeLimit = responseSizeLimit
    guard !Task.isCancelled else { throw .cancelled }
    let response: HTTPResponse
    do {
      response = try await transport.send(request)
    } catch {
      throw Task.isCancelled ? .cancelled : NetworkError(error)
    }
    guard !Task.isCancelled else { throw .cancelled }
    guard response.body.count <= responseSizeLimit else { throw .responseTooLarge }
    return Exchange(request: request, response: response)
  }
}

extension HTTPRequest {
  fileprivate func signed(with credentials: Credentials?) throws(NetworkError) -> HTTPRequest {
    guard let credentials else { return self }
    var signed = self
    signed.headers["Authorization"] = "Bearer \(credentials.token)"
    // A token that can't stand in a header must not make the request one of a guest.
    guard signed.headers["Authorization"] != nil else { throw .invalidRequest }
    signed.account = credentials.account
    return signed
  }
}
