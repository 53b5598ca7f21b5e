import Networking

extension APIClient {
  /// Sends a request for a service that needs to know how things are now, with errors in the service's words. An answer
  /// that only stands in for the server's is none.
  func answer<Response>(to request: APIRequest<Response>) async throws(ServiceError) -> Response {
    do {
      let answer = try await sendDated(request)
      guard answer.asOf == nil else { throw NetworkError.unreachable }
      return answer.value
    } catch {
      throw ServiceError(error)
    }
  }
}
