import Foundation
import Networking
import TestSupport
import TrellisKit

/// A flow that was walked through on `trellis serve`, and what it asked the server for.
struct ServedFlow: Sendable {
  let flow: Flow
  let run: ChildProcess.Output
  /// The operations that the server logged; what isn't described stands for itself.
  let asked: Set<String>

  /// Every flow, walked through once for all tests.
  static let all = Task {
    var visits: [ServedFlow] = []
    for flow in Flow.all { visits.append(try await ServedFlow(flow)) }
    return visits
  }

  static func asked() async throws -> Set<String> {
    try await all.value.reduce(into: []) { $0.formUnion($1.asked) }
  }

  static func described() throws -> Set<String> {
    Set(try OpenAPIDocument.wireAPI.get().operations.map(\.id))
  }

  private init(_ flow: Flow) async throws {
    let document = try OpenAPIDocument.wireAPI.get()
    (run, asked) = try await TemporaryFolder.with { folder in
      let run = try await DevelopmentServer.server.run(data: folder.appending(path: "data")) { server in
        try await flow.run(on: server)
      }
      let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
      return (run, Self.operations(in: log, document))
    }
    self.flow = flow
  }

  private static func operations(in log: String, _ document: OpenAPIDocument) -> Set<String> {
    let requests = log.matches(of: #/(?<method>[A-Z]+) (?<path>/\S*) \d+ \d+ ms/#).map(\.output)
    let names = requests.filter { $0.path != "/api/health" }.map { request in
      let method = HTTPMethod(rawValue: String(request.method))
      let operation = method.flatMap { document.operation($0, path: String(request.path)) }
      return operation?.id ?? "\(request.method) \(request.path)"
    }
    return Set(names)
  }
}
