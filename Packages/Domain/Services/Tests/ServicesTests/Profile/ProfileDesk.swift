import Foundation
import Models
import Persistence
import Synchronization

@testable import Services

/// A device on which Ada is signed in, her server, and a date that moves only when it is told to.
@MainActor
final class ProfileDesk {
  let server: ProfileServer
  let device: Device
  let edits: any ProfileEditStorage
  private let date = Mutex(Date(timeIntervalSinceReferenceDate: 0))

  /// - Parameters:
  ///   - edits: where unsent edits are kept; nil for a file of the device.
  ///   - disc: what the device's files are on.
  init(edits: (any ProfileEditStorage)? = nil, disc: Disc = Disc()) async throws {
    let server = ProfileServer()
    self.server = server
    device = try await Device(signedIn: .of(), disc: disc) { request, _ in try server.answer(request) }
    self.edits = edits ?? FileProfileEditStorage(device.state)
  }

  var now: Date { date.withLock { $0 } }

  func pass(seconds: TimeInterval) {
    date.withLock { $0 += seconds }
  }

  /// A store as after a launch: what it knows is what the device knew.
  func launch(
    _ user: User = Session.of().user, isCurrent: Bool = false, service: (any ProfileService)? = nil,
    storage: (any ProfileEditStorage)? = nil
  ) async throws -> ProfileStore {
    let store = ProfileStore(
      user: user, isCurrent: isCurrent, service: service ?? device.profile, storage: storage ?? edits,
      now: { [weak self] in self?.date.withLock { $0 } ?? .distantPast })
    try await store.load()
    return store
  }

  /// What is kept of edits.
  func queued() async throws -> [ProfileChanges] {
    try await edits.load()?.queue.edits.map(\.changes) ?? []
  }

  /// The bodies of the changes that were sent.
  var sentChanges: [String] {
    device.sent.filter { $0.method == "PATCH" }.compactMap(\.body)
  }
}

extension ProfileStore {
  /// Changes what is shown, as a person does.
  func edit(name: String? = nil, bio: String? = nil) {
    save(name: name ?? user.name, bio: bio ?? user.bio, changedFrom: user)
  }
}
