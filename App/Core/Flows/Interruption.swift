import Dispatch
import Foundation
import Synchronization

/// Notices an interrupt, a request to end or a terminal that goes away, instead of dying of it, so that what was begun
/// can be cleared away. A second one ends the process at once, also while it waits for something that doesn't come, such
/// as somebody who reads its output.
@MainActor
final class Interruption {
  /// Whether one has come.
  private(set) var hasCome = false
  private var cancelWork: () -> Void = {}
  private var sources: [any DispatchSourceSignal] = []
  private let first = Mutex<ContinuousClock.Instant?>(nil)
  /// What comes so soon after the first is the same request once more: `timeout` asks a process and then its group.
  private nonisolated static let echo = Duration.milliseconds(50)

  init() {
    let queue = DispatchQueue(label: "interruption")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // What was ignored before stays so, as for `nohup`. Functions can't be compared; their addresses can.
      let wasIgnored =
        unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if wasIgnored { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable [weak self] in self?.take(number) }
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

  /// Goes on as if one had come.
  func come() {
    hasCome = true
    cancelWork()
  }

  /// Takes a signal on a thread of its own: the main one may be waiting.
  private nonisolated func take(_ number: Int32) {
    let now = ContinuousClock.now
    let before = first.withLock { first in
      defer { first = first ?? now }
      return first
    }
    guard let before else {
      Task { @MainActor in come() }
      return
    }
    if before.duration(to: now) > Self.echo { Self.die(of: number) }
  }

  private nonisolated static func die(of number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
