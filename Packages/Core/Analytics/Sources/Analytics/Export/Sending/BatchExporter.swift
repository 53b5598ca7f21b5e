import Persistence

/// Sends the batches of a queue, one after the other, for as long as no other run does.
struct BatchExporter: Sendable {
  private enum Step {
    case idle
    case sent
    case heldBack(Duration)
  }

  let queue: BatchQueue
  let files: FileStore
  let sender: BatchSender
  let backoff: Backoff
  let time: ExportTime
  let flushes: Flushes
  /// Rung when there may be something to send.
  let bell: Bell
  /// Rung when batches can be sent that couldn't before.
  let collectorBell: Bell

  /// Sends until the task is cancelled.
  ///
  /// - Parameter thread: where it waits for the disc.
  func run(on thread: isolated ExportThread) async {
    var backoff = backoff
    var lock: FileLock?
    var waiting: [Flushes.Waiter] = []
    while !Task.isCancelled {
      // Whoever begins to wait later rings again, for there may be more by then.
      waiting += flushes.takeWaiting()
      switch await sendNext(&lock, &backoff, on: thread) {
      case .sent:
        backoff.reset()
      case .idle:
        lock = nil
        waiting.finish()
        waiting = []
        await bell.wait()
      case .heldBack(let delay):
        waiting.finish()
        waiting = []
        flushes.close()
        // Only fails when the task is cancelled, which ends the loop.
        try? await time.sleep(delay)
        flushes.open()
        collectorBell.ring()
      }
    }
    waiting.finish()
    flushes.close()
  }

  private func sendNext(
    _ lock: inout FileLock?, _ backoff: inout Backoff, on thread: isolated ExportThread
  ) async -> Step {
    guard !queue.isEmpty else { return .idle }
    do {
      if lock?.isHeld != true { lock = try files.lock(QueueFile.sender.name) }
    } catch {
      return .heldBack(backoff.next(atLeast: nil))
    }
    guard lock != nil else { return .heldBack(Self.patienceWithOtherRun) }
    guard let delivery = queue.startNext(sender.send) else { return .idle }
    let outcome = await withTaskCancellationHandler {
      await delivery.sending.value
    } onCancel: {
      delivery.sending.cancel()
    }
    guard queue.finish(delivery, outcome), case .postponed(let wish) = outcome else { return .sent }
    return .heldBack(backoff.next(atLeast: wish))
  }

  /// How long another run may send before it's asked again.
  static let patienceWithOtherRun = Duration.seconds(5)
}
