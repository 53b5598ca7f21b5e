import Networking
import Synchronization

final class ResultQueue: Sendable {
  private let remaining: Mutex<ArraySlice<Result<HTTPResponse, TransportError>>>

  init(_ results: [Result<HTTPResponse, TransportError>]) {
    remaining = Mutex(results[...])
  }

  func next() throws(TransportError) -> HTTPResponse {
    guard let result = remaining.withLock({ $0.popFirst() }) else { throw .unreachable }
    return try result.get()
  }
}
