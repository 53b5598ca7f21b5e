import Networking
import Synchronization

/// Holds a token, answers renewals from a closure, and counts them.
final class TestAuthentication: Authentication {
  typealias Renewal = @Sendable (String) async throws(NetworkError) -> String?

  private let current: String?
  private let renewal: Renewal
  private let refusals = Mutex<[String]>([])

  init(token: String?, renewal: @escaping Renewal = { _ in nil }) {
    current = token
    self.renewal = renewal
  }

  var refused: [String] {
    refusals.withLock { $0 }
  }

  func credentials() async -> Credentials? {
    current.map(Self.credentials)
  }

  func renewedCredentials(after refused: Credentials) async throws(NetworkError) -> Credentials? {
    refusals.withLock { $0.append(refused.token) }
    return try await renewal(refused.token).map(Self.credentials)
  }

  private static func credentials(token: String) -> Credentials {
    Credentials(token: token, account: "ada")
  }
}
