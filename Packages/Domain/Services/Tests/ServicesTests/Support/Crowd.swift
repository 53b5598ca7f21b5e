import Synchronization

/// Holds everybody until so many have come.
final class Crowd: Sendable {
  private let state: Mutex<(missing: Int, held: [CheckedContinuation<Void, Never>])>

  init(of count: Int) {
    state = Mutex((count, []))
  }

  func gather() async {
    await withCheckedContinuation { continuation in
      let released = state.withLock { state in
        state.missing -= 1
        state.held.append(continuation)
        guard state.missing <= 0 else { return [CheckedContinuation<Void, Never>]() }
        defer { state.held = [] }
        return state.held
      }
      for continuation in released { continuation.resume() }
    }
  }
}
