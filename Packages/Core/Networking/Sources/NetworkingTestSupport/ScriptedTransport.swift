import Networking
import Synchronization

/// A transport for tests: it records what is sent and answers from a closure or a list.
public final class ScriptedTransport: Transport {
  /// Makes the answer to one request.
  public typealias Answer = @Sendable (HTTPRequest) async throws(TransportError) -> HTTPResponse

  private let recorded = Mutex<[HTTPRequest]>([])
  private let answer: Answer

  /// Makes a transport that answers from a closure.
  ///
  /// - Parameter answer: makes the answer to each request.
  public init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// Makes a transport that gives the results of a list, one after the other, and is unreachable after the last.
  ///
  /// - Parameter results: what to answer, in order.
  public convenience init(_ results: [Result<HTTPResponse, TransportError>]) {
    let queue = ResultQueue(results)
    self.init { _ throws(TransportError) in try queue.next() }
  }

  /// Makes a transport that gives the responses of a list, one after the other, and is unreachable after the last.
  ///
  /// - Parameter responses: what to answer, in order.
  public convenience init(_ responses: HTTPResponse...) {
    self.init(responses.map { .success($0) })
  }

  /// All requests that were sent so far, in order.
  public var requests: [HTTPRequest] {
    recorded.withLock { $0 }
  }

  /// Records the request and gives the answer of the script.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?
  ) async throws(TransportError) -> HTTPResponse {
    recorded.withLock { $0.append(request) }
    return try await answer(request)
  }
}
