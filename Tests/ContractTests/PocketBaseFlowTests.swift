import Foundation
import Testing

/// What people do with the app, as the flows tell it, on a server that nobody here wrote. Each flow has a new one.
@Suite(.needsPocketBase, .serialized, .timeLimit(.minutes(5))) struct `The flows on PocketBase` {
  private static let app = Bundle.main.bundleURL.appending(path: "App").path
  private static let folder = Repository.root.appending(path: "Tests/Flows")
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".flow") }.sorted() ?? []

  @Test func `are there`() {
    #expect(Self.names.count >= 16)
  }

  @Test(arguments: names) func `pass`(name: String) async throws {
    let flow = Self.folder.appending(path: name).path
    try await PocketBase.server.run { server in
      let run = try await ChildProcess.run([Self.app, "run", flow, "--backend", "\(server.url)"])
      #expect(run.code == 0, Comment(rawValue: run.output))
    }
  }
}
