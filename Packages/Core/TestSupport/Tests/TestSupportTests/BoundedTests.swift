import TestSupport
import Testing

@Suite(.bounded, .hangGuard) struct `A bounded suite` {
  @Suite(.bounded) struct `in another` {
    @Test(.bounded, arguments: 0..<20) func `runs all its tests`(number: Int) async {
      await Task.yield()
      #expect(number < 20)
    }
  }
}
