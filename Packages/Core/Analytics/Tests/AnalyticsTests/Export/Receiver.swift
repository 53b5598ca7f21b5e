import Networking
import NetworkingTestSupport

@testable import Analytics

/// A receiver that tells when a batch has come.
struct Receiver {
  let transport: ScriptedTransport
  private let arrivals: AsyncStream<[String]>

  /// - Parameter answer: says what comes back; a receiver that takes everything by default.
  init(_ answer: @escaping ScriptedTransport.Answer = { _ in .json("{}") }) {
    let (arrivals, continuation) = AsyncStream<[String]>.makeStream()
    self.arrivals = arrivals
    transport = ScriptedTransport { request throws(TransportError) in
      continuation.yield((try? request.eventNames) ?? [])
      return try await answer(request)
    }
  }

  /// A receiver that gives the results of a list, one after the other, and then takes everything.
  init(first results: [Result<HTTPResponse, TransportError>]) {
    let script = ScriptedTransport(results)
    self.init { request throws(TransportError) in
      script.requests.count < results.count ? try await script.send(request) : .json("{}")
    }
  }

  /// A receiver that takes its time: until whoever asks gives up.
  static var silent: Receiver {
    Receiver { _ throws(TransportError) in
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw .cancelled
    }
  }

  /// Waits for the next batch and gives the names of its events. One task at a time may wait.
  func nextBatch() async -> [String]? {
    var iterator = arrivals.makeAsyncIterator()
    return await iterator.next()
  }
}
