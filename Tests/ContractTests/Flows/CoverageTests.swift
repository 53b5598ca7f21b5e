// Needs Profile, Settings.
import Testing

@Suite struct `The flows of all features` {
  @Test(.timeLimit(.minutes(5))) func `ask for all that is described`() async throws {
    #expect(try await ServedFlow.asked() == ServedFlow.described())
  }
}
