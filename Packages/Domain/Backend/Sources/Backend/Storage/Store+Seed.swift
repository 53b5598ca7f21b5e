import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Store {
  /// Adds the demo account, and with it a second user, whose name is then taken.
  ///
  /// - Parameter hash: that of the demo account's password; nil when the account is there.
  func add(_ demo: DemoAccount, _ hash: PasswordHash?, at date: Date) throws {
    if let hash { try addUnlessTaken(email: demo.email, name: demo.name, hash, at: date) }
    try addUnlessTaken(email: "grace@app.example", name: "Grace Hopper", nil, at: date)
  }

  private func addUnlessTaken(email: String, name: String, _ hash: PasswordHash?, at date: Date) throws {
    let user = User(
      id: try .random(), created: date.timestamp, updated: date.timestamp, email: email, name: name)
    do {
      try users.insert(user, hash)
    } catch {
      guard error.notUniqueField != nil else { throw error }
    }
  }
}
