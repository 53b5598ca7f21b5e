import Dispatch
import Foundation

/// Notices an interrupt or a request to end instead of dying of it, so that what was begun can be cleared away.
@MainActor
final class Interruption {
  /// Whether one has come.
  private(set) var hasCome = false
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        // The main queue is the main actor's.
        MainActor.assumeIsolated { self?.hasCome = true }
      }
      source.resume()
      sources.append(source)
    }
  }
}
