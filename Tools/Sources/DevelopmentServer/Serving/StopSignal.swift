import Dispatch
import Foundation

/// Notices an interrupt or a request to end instead of dying of it.
struct StopSignal {
  private let sources: [any DispatchSourceSignal]
  private let signals: AsyncStream<Void>

  init() {
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    self.signals = signals
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
  }

  /// Returns when one has come.
  func wait() async {
    for await _ in signals { break }
    sources.forEach { $0.cancel() }
  }
}
