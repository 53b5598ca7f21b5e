import Benchmarks
import Foundation
import LoopbackServer
import Networking
import Synchronization
import TestSupport
import Testing

@Suite(.bounded) struct `The request benchmark` {
  @Test(arguments: RequestClient.allCases)
  func `sends every request with either client`(client: RequestClient) async throws {
    let server = try HTTPServer { _ in Reply(HTTPResponse(status: 200, body: Data("{}".utf8))) }
    var workload = RequestWorkload()
    workload.sequential = 20
    workload.concurrent = 10
    let figures = try await workload.measure(client, url: server.url)
    // One tells the size, a hundred are for warming up.
    #expect(server.requestCount == 1 + 100 + 2 * (20 + 10))
    #expect(figures.sequential.count == 2 && figures.concurrent.count == 2)
    #expect(figures.peaks.count == 5 && figures.peaks.allSatisfy { $0 > 0 })
    await server.stop()
  }

  @Test func `fails when an answer isn't like the others`() async throws {
    let answers = Atomic(0)
    let server = try HTTPServer { _ in
      let number = answers.add(1, ordering: .relaxed).newValue
      return Reply(HTTPResponse(status: 200, body: Data((number == 50 ? "{}" : "[1]").utf8)))
    }
    await #expect(throws: MeasurementError.self) {
      try await RequestWorkload().measure(.transport, url: server.url)
    }
    await server.stop()
  }

  @Test func `compares both clients by their medians`() {
    var (one, other) = (
      RequestFigures(client: "a", peaks: [1024, 0, 2048, 0, 3072]),
      RequestFigures(client: "b", peaks: [10_240, 0, 10_240, 0, 10_240])
    )
    one.sequential = [.seconds(1), .seconds(3)]
    one.concurrent = [.seconds(0.5), .seconds(0.5)]
    other.sequential = [.seconds(4), .seconds(4)]
    other.concurrent = [.seconds(0.25), .seconds(0.25)]
    let text = RequestReport.text([one, other], of: RequestWorkload())
    let rows = text.split(separator: "\n").suffix(3).map { $0.split(separator: " ").map(String.init) }
    #expect(
      rows == [
        ["a", "2.000", "0.500", "1.0", "2.0", "3.0"], ["b", "4.000", "0.250", "10.0", "10.0", "10.0"],
        ["b/a", "2.00", "0.50"],
      ])
  }
}
