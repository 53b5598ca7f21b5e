import Foundation
import Testing
import TrellisKit

/// A flow, walked through by the real executable on a server of its own.
struct Flow: Sendable, CustomTestStringConvertible {
  let name: String

  static let all =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".flow") }.sorted().map(Flow.init) ?? []

  private static let folder = Repository.root.appending(path: "Tests/Flows")
  private static let app = Bundle.main.bundleURL.appending(path: "App").path

  var testDescription: String { name }

  func run(on server: ContractServer) async throws -> ChildProcess.Output {
    let path = Self.folder.appending(path: name).path
    return try await ChildProcess([Self.app, "run", path, "--backend", "\(server.url)"]).output()
  }
}
