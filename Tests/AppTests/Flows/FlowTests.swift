import FlowShell
import Foundation
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) struct `The flows` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Flows")
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".flow") }.sorted() ?? []

  @Test func `are there`() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names) @MainActor
  func `pass`(name: String) async throws {
    let source = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    let world = try ComposedFlowWorld(folder: folder)
    let result = try await FlowRunner(world: world).run(FlowScript(name: name, source: source))
    await world.end()
    let failure = result.failedStep.map { FlowReport.failure($0).joined(separator: "\n") }
    #expect(failure == nil)
    try AppFixture.remove(folder)
  }
}
