import Networking
import Testing

@testable import Backend

@Suite struct `A route` {
  static let users = "/api/collections/users/"
  static let preferences = "/api/collections/preferences/"
  static let text = "abcdefghijklmno"

  @Test func `every route is found by its method and path`() throws {
    let id = try #require(RecordID(Self.text))
    let routes: [(HTTPMethod, String, Route)] = [
      (.get, "/api/health", .health), (.head, "/api/health", .health),
      (.post, Self.users + "records", .signUp), (.post, Self.users + "auth-with-password", .signIn),
      (.post, Self.users + "auth-refresh", .refresh),
      (.post, Self.users + "request-password-reset", .requestPasswordReset),
      (.get, Self.users + "records/\(id)", .viewUser(id)),
      (.patch, Self.users + "records/\(id)", .updateUser(id)),
      (.delete, Self.users + "records/\(id)", .deleteUser(id)),
      (.get, Self.preferences + "records", .listPreferences),
      (.post, Self.preferences + "records", .createPreferences),
      (.get, Self.preferences + "records/\(id)", .viewPreferences(id)),
      (.patch, Self.preferences + "records/\(id)", .updatePreferences(id)),
      (.delete, Self.preferences + "records/\(id)", .deletePreferences(id)),
    ]
    for (method, path, route) in routes {
      #expect(Route(method, path: path) == route)
    }
    // Every other method on the same paths leads nowhere.
    for path in Set(routes.map(\.1)) {
      for method in HTTPMethod.allCases where !routes.contains(where: { $0.0 == method && $0.1 == path }) {
        let route = Route(method, path: path)
        #expect(route == nil || method == .head, "\(method) \(path)")
      }
    }
  }

  @Test(
    arguments: [
      "", "/", "/api", "/api/", "/api/health/", "/api//health", "//api/health", "/API/health", "/api/healthy",
      "/api/health/x", "api/health", "/api/%68ealth", "/api/collections", "/api/collections/users",
      "/api/collections/users/", "/api/collections/users/records/", "/api/collections/users/records/x",
      "/api/collections/users/records/ABCDEFGHIJKLMNO", "/api/collections/users/records/\(text)/",
      "/api/collections/users/records/\(text)/x", "/api/collections/users/records/..%2f..%2f..%2f.",
      "/api/collections/users/records/abcdefghijklm'-", "/api/collections/users/auth-refresh/x",
      "/api/collections/Users/records", "/api/collections/nope/records",
      "/api/collections/preferences/auth-with-password", "/api/collections/preferences/records/x",
      "/api/collections/preferences/records/\(text)/x", "/_/", "/api/../api/health",
    ], HTTPMethod.allCases)
  func `any other path leads nowhere`(path: String, method: HTTPMethod) {
    #expect(Route(method, path: path) == nil)
  }
}
