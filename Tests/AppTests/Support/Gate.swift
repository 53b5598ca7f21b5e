/// Holds calls up until it is opened for good.
@MainActor
final class Gate {
  private var isOpen = false
  private var held: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { continuation in
      held.append(continuation)
      for watcher in watchers { watcher.resume() }
      watchers = []
    }
  }

  /// Returns when a call is held up.
  func untilReached() async {
    guard held.isEmpty else { return }
    await withCheckedContinuation { watchers.append($0) }
  }

  func open() {
    isOpen = true
    for call in held { call.resume() }
    held = []
  }
}
