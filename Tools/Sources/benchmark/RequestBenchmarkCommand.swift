import Benchmarks
import Foundation
import LoopbackServer
import Networking
import TrellisKit

/// `benchmark requests`: the app's transport beside URLSession.
struct RequestBenchmarkCommand {
  private let runs: Int

  init(_ words: [String]) throws(UsageError) {
    guard words.count < 2 else { throw UsageError("takes one number of runs") }
    runs = words.isEmpty ? 3 : try BenchmarkWords.number(words[0], in: 1...20)
  }

  func run() async throws {
    let body = Data(#"{"items":[],"page":1,"perPage":30,"totalItems":0,"totalPages":0}"#.utf8)
    let answer = HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: body)
    let server = try HTTPServer { _ in Reply(answer) }
    var figures: [RequestFigures] = []
    for _ in 0..<runs {
      for client in RequestClient.allCases {
        figures.append(try await Self.figures(of: client, url: server.url))
      }
    }
    await server.stop()
    try StandardStream.write(RequestReport.text(figures, of: RequestWorkload()))
  }

  /// In a process of its own, so that the memory is that of this client alone.
  private static func figures(of client: RequestClient, url: URL) async throws -> RequestFigures {
    let command = [CommandLine.arguments[0], "measure", client.rawValue, url.absoluteString]
    let output = try await ChildProcess(command).output(timeout: .seconds(3600))
    guard output.code == 0 else {
      throw MeasurementError("the run with \(client.rawValue) failed: \(output.errorText)")
    }
    return try JSONDecoder().decode(RequestFigures.self, from: output.output)
  }
}
