import Foundation
import LoopbackServer
import Networking
import RequestBenchmark

@main
struct RequestBenchmarkCommand {
  static let usage = """
    Usage: request-benchmark [RUNS]

    Sends the same requests to the same server on this machine with the app's transport and with URLSession, in turn
    and each time in a process of its own, and prints the time and the memory that both took, with the ratio of the
    times. RUNS is how often (1 to 20, 3 when not given).

    """

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.count == 3, arguments[0] == "measure", let client = RequestClient(rawValue: arguments[1]),
        let url = URL(string: arguments[2])
      {
        try await measure(client, url: url)
      } else if let runs = arguments.isEmpty ? 3 : Int(arguments[0]), (1...20).contains(runs),
        arguments.count < 2
      {
        try await compare(runs: runs)
      } else {
        FileHandle.standardError.write(Data(usage.utf8))
        exit(arguments == ["--help"] ? 0 : 64)
      }
    } catch {
      FileHandle.standardError.write(Data("request-benchmark: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure(_ client: RequestClient, url: URL) async throws {
    let figures = try await RequestWorkload().measure(client, url: url)
    FileHandle.standardOutput.write(try JSONEncoder().encode(figures))
  }

  private static func compare(runs: Int) async throws {
    let body = Data(#"{"items":[],"page":1,"perPage":30,"totalItems":0,"totalPages":0}"#.utf8)
    let answer = HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: body)
    let server = try HTTPServer { _ in Reply(answer) }
    var figures: [RequestFigures] = []
    for _ in 0..<runs {
      for client in RequestClient.allCases {
        figures.append(try await run(client, url: server.url))
      }
    }
    await server.stop()
    print(RequestReport.text(figures, of: RequestWorkload()), terminator: "")
  }

  /// In a process of its own, so that the memory is that of this client alone.
  private static func run(_ client: RequestClient, url: URL) async throws -> RequestFigures {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["measure", client.rawValue, url.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    let data = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Data, any Error>) in
      // Reading blocks, which no thread of the pool may.
      Thread.detachNewThread {
        do {
          try process.run()
          let data = output.fileHandleForReading.readDataToEndOfFile()
          process.waitUntilExit()
          continuation.resume(returning: data)
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
    guard process.terminationStatus == 0 else {
      throw RequestBenchmarkError("the run with \(client.rawValue) failed")
    }
    return try JSONDecoder().decode(RequestFigures.self, from: data)
  }
}
