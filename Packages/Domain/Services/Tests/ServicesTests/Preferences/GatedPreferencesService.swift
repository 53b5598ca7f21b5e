import CompositionTestSupport
import InMemoryServices
import Models
import Services
import Synchronization

/// A service whose calls of one kind wait at a gate, the answer already in hand or the value not yet delivered.
struct GatedPreferencesService: PreferencesService {
  enum Call { case stored, fetch, send, store }

  let base: InMemoryPreferencesService
  let held: Call
  let gate = Gate()
  let sent = SentPreferences()

  func stored() async throws(ServiceError) -> StoredPreferences? {
    let answer = try await base.stored()
    if held == .stored { await gate.pass() }
    return answer
  }

  func store(_ preferences: StoredPreferences) async throws(ServiceError) {
    if held == .store { await gate.pass() }
    try await base.store(preferences)
  }

  func fetch() async throws(ServiceError) -> Preferences? {
    let answer = try await base.fetch()
    if held == .fetch { await gate.pass() }
    return answer
  }

  func send(_ preferences: Preferences) async throws(ServiceError) {
    if held == .send { await gate.pass() }
    try await base.send(preferences)
    sent.append(preferences)
  }

  func forget() async throws(ServiceError) { try await base.forget() }
}

/// What reached the server, in this order.
final class SentPreferences: Sendable {
  private let values = Mutex<[Preferences]>([])

  var all: [Preferences] { values.withLock { $0 } }
  func append(_ preferences: Preferences) { values.withLock { $0.append(preferences) } }
}
