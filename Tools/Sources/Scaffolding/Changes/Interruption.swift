import Foundation
import Synchronization

/// Notices an interrupt or a request to end instead of dying of it, so that what was begun can be undone.
enum Interruption {
  private static let flag = Atomic(false)

  /// Whether one has come since `watch()`.
  static var hasCome: Bool { flag.load(ordering: .relaxed) }

  /// Listens from now on, for the rest of the process.
  static func watch() {
    // The flag is made before a handler can need it: a handler may only store.
    _ = hasCome
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) }
    }
  }
}
