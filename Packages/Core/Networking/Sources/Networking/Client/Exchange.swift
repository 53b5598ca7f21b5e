#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request and what the server answered to it.
struct Exchange {
  let request: HTTPRequest
  let response: HTTPResponse

  func decoded<Response: Decodable>() throws(NetworkError) -> Response {
    switch response.status {
    case 200..<300: try decodedBody()
    case 400..<600: throw .rejected(ServerRejection(response, hiding: SentSecrets(in: request)))
    default: throw .unreadableResponse
    }
  }

  private func decodedBody<Response: Decodable>() throws(NetworkError) -> Response {
    if let noContent = NoContent() as? Response {
      return noContent
    }
    guard response.hasJSONBody else { throw .unreadableResponse }
    do {
      return try JSONDecoder.forAPI.decode(Response.self, from: response.body)
    } catch {
      throw .unreadableResponse
    }
  }
}
