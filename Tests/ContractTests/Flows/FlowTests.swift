import Foundation
import Networking
import Testing

/// What people do with the app, over real sockets.
@Suite struct `The flows` {
  @Test func `are there`() {
    #expect(Flow.all.count >= 16)
  }

  @Test(.needsPocketBase, .serialized, .timeLimit(.minutes(5)), arguments: Flow.all)
  func `pass on PocketBase`(flow: Flow) async throws {
    try await PocketBase.server.run { server in
      let run = try await flow.run(on: server)
      #expect(run.code == 0, Comment(rawValue: run.output))
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `pass on trellis serve, and ask for all that is described and nothing else`() async throws {
    let document = try OpenAPIDocument.wireAPI.get()
    var asked: Set<String> = []
    for flow in Flow.all {
      try await TemporaryFolder.with { folder in
        try await DevelopmentServer.server.run(data: folder.appending(path: "data")) { server in
          let run = try await flow.run(on: server)
          #expect(run.code == 0, Comment(rawValue: "\(flow.name)\n\(run.output)"))
        }
        let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
        asked.formUnion(Self.operations(in: log, document))
      }
    }
    #expect(asked == Set(document.operations.map(\.id)))
  }

  /// The operations that a server logged; what isn't described stands for itself.
  private static func operations(in log: String, _ document: OpenAPIDocument) -> [String] {
    let requests = log.matches(of: #/(?<method>[A-Z]+) (?<path>/\S*) \d+ \d+ ms/#).map(\.output)
    return requests.filter { $0.path != "/api/health" }.map { request in
      let method = HTTPMethod(rawValue: String(request.method))
      let operation = method.flatMap { document.operation($0, path: String(request.path)) }
      return operation?.id ?? "\(request.method) \(request.path)"
    }
  }
}
