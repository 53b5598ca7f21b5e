import Networking

extension APIClient {
  /// Sends a request for a service, with errors in the service's words.
  func answer<Response>(to request: APIRequest<Response>) async throws(ServiceError) -> Response {
    do {
      return try await send(request)
    } catch {
      throw ServiceError(error)
    }
  }
}
