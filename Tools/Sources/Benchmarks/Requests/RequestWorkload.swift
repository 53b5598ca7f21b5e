import Foundation

/// Requests one after the other and many at once, with the time and the memory that they take.
public struct RequestWorkload: Sendable {
  /// How many requests are sent one after the other.
  public var sequential = 10_000
  /// How many requests are sent at once.
  public var concurrent = 1_000

  /// The usual workload.
  public init() {}

  /// Sends the requests, all of them twice: memory that grows the second time as well isn't flat.
  ///
  /// - Parameters:
  ///   - client: what sends them.
  ///   - url: where to.
  /// - Throws: why a request failed.
  public func measure(_ client: RequestClient, url: URL) async throws -> RequestFigures {
    let send = try client.makeSend(to: url)
    let size = try await send()
    for _ in 0..<100 { try await Self.expect(size, send) }
    var figures = RequestFigures(client: client.rawValue, peaks: [try PeakMemory.kilobytes()])
    for _ in 0..<2 {
      figures.sequential.append(try await ContinuousClock().measure { try await sendInTurn(send, size) })
      figures.peaks.append(try PeakMemory.kilobytes())
      figures.concurrent.append(try await ContinuousClock().measure { try await sendAtOnce(send, size) })
      figures.peaks.append(try PeakMemory.kilobytes())
    }
    return figures
  }

  private func sendInTurn(_ send: @Sendable () async throws -> Int, _ size: Int) async throws {
    for _ in 0..<sequential { try await Self.expect(size, send) }
  }

  private func sendAtOnce(_ send: @escaping @Sendable () async throws -> Int, _ size: Int) async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<concurrent { group.addTask { try await Self.expect(size, send) } }
      try await group.waitForAll()
    }
  }

  private static func expect(_ size: Int, _ send: @Sendable () async throws -> Int) async throws {
    let received = try await send()
    guard received == size else { throw MeasurementError("an answer had \(received) of \(size) bytes") }
  }
}
