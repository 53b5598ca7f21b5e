import FlowShell
import Foundation
import Networking
import TestSupport
import Testing

@testable import AppCore
@testable import FlowShell

@Suite(.bounded) @MainActor struct `The world of a flow` {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "trellis-test-\(UUID().uuidString)")

  @Test func `begins at the same date each time`() throws {
    let world = try ComposedFlowWorld(folder: folder)
    #expect(world.time.now() == ComposedFlowWorld.start)
    world.clock.advance(by: .seconds(90))
    #expect(world.time.now() == ComposedFlowWorld.start.addingTimeInterval(90))
  }

  @Test func `has the real date for a server that is not its own`() throws {
    var options = ConnectionOptions()
    options.server = try ServerAddress("http://127.0.0.1:9")
    let before = Date()
    let date = try ComposedFlowWorld(folder: folder, connection: options).time.now()
    #expect(date >= before && date <= Date())
  }

  @Test func `lets a request run into its own time limit first`() {
    #expect(FlowRunner.stepLimit > SocketConfiguration().totalTimeout)
  }
}
