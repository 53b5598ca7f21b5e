#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Takes the steps of a reply on a socket, as far as that goes without waiting.
struct ReplyPlayer {
  typealias Instant = ContinuousClock.Instant

  /// What has to happen before it can go on.
  enum Wait {
    /// The socket has room; it had none since then.
    case writable(since: Instant)
    case until(Instant)
    case forever
  }

  enum Ending {
    case sent, closed, reset, broken
  }

  enum Outcome {
    case wait(Wait)
    case end(Ending)
  }

  /// How many bytes are written before other connections have their turn.
  private static let turn = 256 * 1024
  /// What a write counts at least: many small ones take as long as a large one.
  private static let leastCost = 1024

  private var steps: ArraySlice<Reply.Step>
  /// How many bytes of the first step are written.
  private var position = 0
  private var pauseEnd: Instant?

  init(_ steps: [Reply.Step]) {
    self.steps = steps[...]
  }

  mutating func play(on socket: Socket, now: Instant) -> Outcome {
    if let pauseEnd, pauseEnd > now { return .wait(.until(pauseEnd)) }
    pauseEnd = nil
    var budget = Self.turn
    while let step = steps.first {
      guard budget > 0 else { return .wait(.writable(since: now)) }
      switch step {
      case .hang: return .wait(.forever)
      case .close: return .end(.closed)
      case .reset: return .end(.reset)
      case .pause(let duration):
        steps.removeFirst()
        return pause(until: now + duration)
      case .bytes(let data):
        if let outcome = write(data, on: socket, budget: &budget, now: now) { return outcome }
        if position == data.count { finishStep() }
      case .endless(let data, let interval):
        guard !data.isEmpty else { return .wait(.forever) }
        if let outcome = write(data, on: socket, budget: &budget, now: now) { return outcome }
        if position == data.count {
          position = 0
          if interval > .zero { return pause(until: now + interval) }
        }
      }
    }
    return .end(.sent)
  }

  private mutating func pause(until instant: Instant) -> Outcome {
    pauseEnd = instant
    return .wait(.until(instant))
  }

  private mutating func finishStep() {
    position = 0
    steps.removeFirst()
  }

  /// Writes some of the rest, and returns nil when some went out or there was none.
  private mutating func write(
    _ data: Data, on socket: Socket, budget: inout Int, now: Instant
  ) -> Outcome? {
    guard position < data.count else { return nil }
    let transfer = data.withUnsafeBytes { bytes in
      socket.send(UnsafeRawBufferPointer(rebasing: bytes[position...].prefix(budget)))
    }
    switch transfer {
    case .wouldBlock: return .wait(.writable(since: now))
    case .ended: return .end(.broken)
    case .bytes(let count):
      position += count
      budget -= max(count, Self.leastCost)
      return nil
    }
  }
}
