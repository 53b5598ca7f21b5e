// Needs Profile, Settings.
import TestSupport
import Testing

@Suite(.bounded) struct `The flows of all features` {
  @Test(.hangGuard) func `ask for all that is described`() async throws {
    #expect(try await ServedFlow.asked() == ServedFlow.described())
  }
}
