import Foundation
import TestSupport
import Testing

/// What people do with the app, over real sockets.
@Suite(.bounded) struct `The flows` {
  @Test func `are there`() {
    #expect(!Flow.all.isEmpty)
  }

  @Test(.needsPocketBase, .serialized, .hangGuard, arguments: Flow.all)
  func `pass on PocketBase`(flow: Flow) async throws {
    try await PocketBase.server.run { server in
      let run = try await flow.run(on: server)
      #expect(run.code == 0, Comment(rawValue: run.text + run.errorText))
    }
  }

  @Test(.hangGuard)
  func `pass on trellis serve, and ask for nothing but what is described`() async throws {
    for visit in try await ServedFlow.all.value {
      #expect(
        visit.run.code == 0, Comment(rawValue: "\(visit.flow.name)\n\(visit.run.text)\(visit.run.errorText)"))
    }
    #expect(try await ServedFlow.asked().isSubset(of: ServedFlow.described()))
  }
}
