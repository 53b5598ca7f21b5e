/// Joins the task that waits for an answer with the thread that reads it.
///
/// Whatever comes first, the end or the cancellation of the task, decides; what comes later is ignored. Progress is
/// reported by the waiting task itself: never two reports at a time, never one after the answer, and a task that is
/// slow to take them gets the newest.
struct PendingAnswer: Sendable {
  private enum Event: Sendable {
    case progress(TransferProgress)
    case ended(Result<HTTPResponse, TransportError>, TransferProgress)
  }

  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Waits for the end, once. When the task is cancelled, it throws at once, and `onCancel` is called.
  func value(
    progress: (@Sendable (TransferProgress) -> Void)?, onCancel: @escaping @Sendable () -> Void
  ) async throws(TransportError) -> HTTPResponse {
    continuation.onTermination = { termination in
      if case .cancelled = termination { onCancel() }
    }
    var last = TransferProgress(sentBytes: 0, receivedBytes: 0)
    for await event in events {
      switch event {
      case .progress(let current):
        if current != last { progress?(current) }
        last = current
      case .ended(let result, let current):
        if current != last { progress?(current) }
        return try result.get()
      }
    }
    throw .cancelled
  }

  func report(_ progress: TransferProgress) {
    continuation.yield(.progress(progress))
  }

  func end(_ result: Result<HTTPResponse, TransportError>, _ progress: TransferProgress) {
    continuation.yield(.ended(result, progress))
    continuation.finish()
  }
}
