#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request and what the server answered to it.
struct Exchange {
  let request: HTTPRequest
  let response: HTTPResponse

  /// Whether the API itself refused the request with one of these statuses, and not for what is in a field.
  func isRefused(with statuses: Set<Int>) -> Bool {
    statuses.contains(response.status) && RejectionBody(response)?.data.isEmpty == true
  }

  func decoded<Response: Decodable>() throws(NetworkError) -> Response {
    guard !response.isCaptivePortal(answering: request) else { throw .captivePortal }
    switch response.status {
    case 200..<300: return try decodedBody()
    case 400..<600: throw refusal
    default: throw .unreadableResponse
    }
  }

  /// That it isn't possible now is for anybody on the way to say; that something isn't allowed, or isn't right, only for
  /// the API itself.
  private var refusal: NetworkError {
    let body = RejectionBody(response)
    let rejection = ServerRejection(response, body, hiding: SentSecrets(in: request))
    guard body != nil || rejection.mayPass else { return .refusedOnTheWay(status: response.status) }
    return .rejected(rejection)
  }

  private func decodedBody<Response: Decodable>() throws(NetworkError) -> Response {
    if response.body.isEmpty, let noContent = NoContent() as? Response { return noContent }
    guard response.hasJSONBody else { throw .unreadableResponse }
    do {
      return try JSONDecoder.forAPI.decode(Response.self, from: response.body)
    } catch {
      throw .unreadableResponse
    }
  }
}
