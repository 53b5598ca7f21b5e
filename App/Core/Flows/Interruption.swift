import Dispatch
import Foundation

/// Notices an interrupt, a request to end or a terminal that goes away, instead of dying of it, so that what was begun
/// can be cleared away.
@MainActor
final class Interruption {
  /// Whether one has come.
  private(set) var hasCome = false
  private var cancelWork: () -> Void = {}
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // What was ignored before stays so, as for `nohup`. Functions can't be compared; their addresses can.
      let wasIgnored =
        unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if wasIgnored { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        // The main queue is the main actor's.
        MainActor.assumeIsolated { self?.come() }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Does some work that is cancelled as soon as an interrupt comes.
  func cancelling<Value: Sendable>(_ work: @escaping @MainActor () async -> Value) async -> Value {
    let task = Task { await work() }
    cancelWork = { task.cancel() }
    defer { cancelWork = {} }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func come() {
    hasCome = true
    cancelWork()
  }
}
