import Networking

extension EmbeddedBackend {
  func serve(_ route: Route, _ request: HTTPRequest) async throws -> HTTPResponse {
    switch route {
    case .health: try .json(Health())
    case .signUp: try await signUp(request)
    case .signIn: try await signIn(request)
    case .refresh: try refresh(request)
    case .requestPasswordReset: try requestPasswordReset(request)
    case .viewUser(let id): try viewUser(id, request)
    case .updateUser(let id): try await updateUser(id, request)
    case .deleteUser(let id): try deleteUser(id, request)
    case .listPreferences: try listPreferences(request)
    case .createPreferences: try createPreferences(request)
    case .viewPreferences(let id): try viewPreferences(id, request)
    case .updatePreferences(let id): try updatePreferences(id, request)
    case .deletePreferences(let id): try deletePreferences(id, request)
    }
  }
}

/// That the server works.
private struct Health: Encodable {
  let code = 200
  let message = "API is healthy."
  let data: [String: String] = [:]
}
