#if os(Linux)
  /// A request on its way from the task that sends it to the thread that carries it.
  final class CurlCall: Sendable {
    let request: HTTPRequest
    let target: RequestTarget
    let reportsProgress: Bool
    let answer = PendingAnswer()

    init(_ request: HTTPRequest, to target: RequestTarget, reportsProgress: Bool) {
      self.request = request
      self.target = target
      self.reportsProgress = reportsProgress
    }

    func fail(_ error: TransportError) {
      answer.end(.failure(error), TransferProgress(sentBytes: 0, receivedBytes: 0))
    }
  }
#endif
